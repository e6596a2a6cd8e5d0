import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import palette from '#content/palette.json' with { type: 'json' };
import { studio } from '#src/copy/studio.ts';
import { secondStudio } from '#tests/support/secondStudio.ts';
import { findSampleContent, SAMPLE_NAMES } from '#tools/studio/findSampleContent.ts';
import { copyProject } from './copyProject.ts';

/** Does the work that `npm run studio:check` lists: marks items as own, writes other names, replaces recordings. */
function replaceSample(copy: string): void {
  for (const file of new Set(findSampleContent(copy).map((finding) => finding.replace(/:.*/, '')))) {
    if (file.endsWith('.tsx')) continue;
    const text = readFileSync(join(copy, file), 'utf8').replace(/^sample: true\n/m, '');
    const renamed = SAMPLE_NAMES.reduce(
      (all, name) => all.replace(new RegExp(name, `${name.flags}g`), 'Fulano'),
      text,
    );
    writeFileSync(join(copy, file), file.startsWith('public/acessibilidade/') ? 'recorded anew' : renamed);
  }
}

/** Builds the second studio for production. Returns the files of the site and of the functions, by path. */
function build(copy: string): Map<string, string> {
  writeFileSync(join(copy, 'studio.json'), JSON.stringify(secondStudio));
  const run = (...parts: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', ...parts], {
      cwd: copy,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_FIREBASE_API_KEY: 'key',
        VITE_FIREBASE_AUTH_DOMAIN: 'pedra-miuda.firebaseapp.com',
        VITE_FIREBASE_PROJECT_ID: 'pedra-miuda',
        VITE_FIREBASE_STORAGE_BUCKET: 'pedra-miuda.firebasestorage.app',
        VITE_FIREBASE_APP_ID: 'app',
        VITE_RECAPTCHA_SITE_KEY: 'site-key',
      },
    });
  run('tools/studioNew.ts', 'studio.json');
  replaceSample(copy);
  run('tools/build.ts');
  const files = ['dist', 'functions/lib'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(map|mp3|png|webp|woff2)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file.slice(copy.length), readFileSync(file, 'utf8')]));
}

test('the pages, pictures, feeds and mails of a studio with another name and palette contain no trace of the sample', () => {
  const copy = copyProject();
  const files = build(copy);
  const { name, email, privacyEmail, phone, postalAddress } = studio;
  const changed = Object.entries(palette).filter(([colour]) => colour in secondStudio.palette);
  const traces = [
    ...SAMPLE_NAMES,
    ...[name, email, privacyEmail, phone.label, postalAddress.line, ...changed.map(([, value]) => value)].map(
      (fact) => new RegExp(fact.replaceAll(/[().]/g, '\\$&'), 'i'),
    ),
  ];
  const found = [...files].flatMap(([file, text]) =>
    traces.flatMap((trace) => {
      const at = text.search(trace);
      return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 40)}`];
    }),
  );
  expect(found).toEqual([]);
  const mails = [...files].find(([file]) => file.endsWith('lib/index.js'))?.[1];
  for (const text of [files.get('/dist/index.html'), files.get('/dist/feed.xml'), mails])
    expect(text).toContain(secondStudio.name);
  expect(files.get('/dist/site.webmanifest')).toContain(secondStudio.palette.cream);
});
