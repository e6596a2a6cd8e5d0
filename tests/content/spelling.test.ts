import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/content/', import.meta.url);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}

test.each(readdirSync(folder).filter((file) => file.endsWith('.ts')))(
  'src/content/%s writes e-mail with a hyphen',
  async (file) => {
    const texts = [...textsOf(await import(new URL(file, folder).href))];
    // The name of a field is that of the specified messages.
    const written = texts.filter((text) => text !== 'Email' && text !== 'Email é obrigatório');
    expect(written.filter((text) => /(?<![\w@./])emails?(?![\w@/])/i.test(text))).toEqual([]);
  },
);
