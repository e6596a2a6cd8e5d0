import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { studioSchema } from '#src/copy/schemas/studio.ts';
import { secondStudio } from '#tests/support/secondStudio.ts';
import { studioAnswers } from '#tools/studio/studioAnswers.ts';
import { writeStudio } from '#tools/studio/writeStudio.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'studio-'));
  for (const folder of ['content', 'functions']) mkdirSync(path.join(root, folder));
  cpSync('content/palette.json', path.join(root, 'content/palette.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a studio is written to the files that pages, mails and deployment read', () => {
  writeFileSync(
    path.join(root, '.env.production.local'),
    'VITE_SITE_URL=https://old.example\nVITE_OTHER=1\n',
  );
  writeStudio(root, studioAnswers(secondStudio));
  const { issues, output } = v.safeParse(studioSchema, JSON.parse(read('content/studio.json')));
  expect([issues, output]).toMatchObject([undefined, { name: 'Pedra Miúda', phone: '(51) 3333-0198' }]);
  expect(read('.env.production.local')).toBe(
    'VITE_OTHER=1\nVITE_SITE_URL="https://www.pedramiuda.test"\nVITE_ADMIN_EMAIL="oi@pedramiuda.test"\n',
  );
  expect(read('functions/.env')).toContain('MAIL_FROM="Pedra Miúda <site@pedramiuda.test>"\n');
});

test('all missing or wrong values are reported together, and nothing is written', () => {
  expect(() => studioAnswers({ ...secondStudio, name: '', domain: 'https://x', phone: '1' })).toThrow(
    /"name" must not be empty.*\n"domain" must be a domain .*\n"phone" must be a telephone/,
  );
  const palette = { red: '#ffaaaa', mauve: '#000000' };
  expect(() => writeStudio(root, studioAnswers({ ...secondStudio, palette }))).toThrow(
    /"mauve" is no colour of content\/palette.json\n.*"white" on "red" has a contrast of/s,
  );
  expect(() => read('content/studio.json')).toThrow('ENOENT');
});
