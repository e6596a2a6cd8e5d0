import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/content/', import.meta.url);

/** Screens of the studio, and the names of fields and columns, which are those of the specified messages. */
const others = /^(admin|adminAgenda)\.ts$/;

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}

test.each(readdirSync(folder).filter((file) => file.endsWith('.ts') && !others.test(file)))(
  'src/content/%s writes e-mail with a hyphen',
  async (file) => {
    const texts = [...textsOf(await import(new URL(file, folder).href))];
    // One word alone is the name of a field, as in 'Email é obrigatório'.
    expect(texts.filter((text) => /(?<![\w@./])emails?(?![\w@/])/i.test(text) && text.includes(' '))).toEqual(
      [],
    );
  },
);
