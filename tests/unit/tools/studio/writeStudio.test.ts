import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { studioSchema } from '#src/copy/schemas/studio.ts';
import { openFolder } from '#tests/support/openFolder.ts';
import { secondStudio } from '#tests/support/secondStudio.ts';
import { studioAnswers } from '#tools/studio/studioAnswers.ts';
import { writeStudio } from '#tools/studio/writeStudio.ts';

function openProject() {
  const folder = openFolder();
  folder.write('content/palette.json', readFileSync('content/palette.json', 'utf8'));
  folder.write('functions/package.json');
  return folder;
}

test('a studio is written to the files that pages, mails and deployment read', () => {
  const { path: root, read, write } = openProject();
  write('.env.production.local', 'VITE_SITE_URL=https://old.example\nVITE_OTHER=1\n');
  writeStudio(root, studioAnswers(secondStudio));
  const { issues, output } = v.safeParse(studioSchema, JSON.parse(read('content/studio.json')));
  expect([issues, output]).toMatchObject([undefined, { name: 'Pedra Miúda', phone: '(51) 3333-0198' }]);
  expect(read('.env.production.local')).toBe(
    'VITE_OTHER=1\nVITE_SITE_URL="https://www.pedramiuda.test"\nVITE_ADMIN_EMAIL="oi@pedramiuda.test"\n',
  );
  expect(read('functions/.env')).toContain('MAIL_FROM="Pedra Miúda <site@pedramiuda.test>"\n');
});

test('all missing or wrong values are reported together, and nothing is written', () => {
  const { path: root, read } = openProject();
  expect(() => studioAnswers({ ...secondStudio, name: '', domain: 'https://x', phone: '1' })).toThrow(
    /"name" must not be empty.*\n"domain" must be a domain .*\n"phone" must be a telephone/,
  );
  const palette = { red: '#ffaaaa', mauve: '#000000' };
  expect(() => writeStudio(root, studioAnswers({ ...secondStudio, palette }))).toThrow(
    /"mauve" is no colour of content\/palette.json\n.*"white" on "red" has a contrast of/s,
  );
  expect(() => read('content/studio.json')).toThrow('ENOENT');
});
