import { afterAll, beforeAll, expect, test } from 'vitest';
import { privatePaths } from '#src/domain/accounts/accountPaths.ts';
import { paths } from '#src/domain/site/paths.ts';
import { hostingOf } from '#tools/deploy/deployConfig.ts';
import { serveFolder } from '#tools/testing/serveFolder.ts';
import firebase from '../../../firebase.json' with { type: 'json' };

const { hosting } = firebase;

// Firebase's own Hosting server. Its folder has no file for any address of the site.
let site: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = await serveFolder(import.meta.dirname, {
    headers: hosting.headers,
    rewrites: hostingOf(hosting, [], []).rewrites,
    public: '.',
  });
});
afterAll(() => site.stop());

const header = async (path: string, name: string) => (await fetch(`${site.url}${path}`)).headers.get(name);

test('Hosting sets no caching header for functions, so that the function’s own header applies', async () => {
  for (const path of ['/api/horarios', '/api/horarios?x=1', '/api/calendario/x.ics', '/api/sendContactEmail'])
    expect([path, await header(path, 'cache-control')]).toEqual([path, null]);
  expect(await header('/contato', 'cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('only account screens, and screens with a secret in their URL, have the strict policy, however the URL is spelled', async () => {
  for (const path of privatePaths)
    for (const spelling of [
      path,
      path.toUpperCase(),
      `${path}/`,
      path.replace(/[a-z]/, (one) => one.toUpperCase()),
    ])
      expect([spelling, await header(spelling, 'content-security-policy')]).toEqual([
        spelling,
        expect.not.stringContaining('vlibras'),
      ]);
  expect(await header(paths.contact, 'content-security-policy')).toContain('vlibras');
});

test('URLs with a secret are never sent as a referrer, however they are spelled', async () => {
  for (const path of [paths.accountAction, paths.manageBooking, paths.markAnswered])
    for (const spelling of [path, path.toUpperCase()])
      expect([spelling, await header(spelling, 'referrer-policy')]).toEqual([spelling, 'no-referrer']);
});

test('the policies allow Google’s captcha script and its releases, and no other script of that host', () => {
  for (const { headers } of hosting.headers)
    for (const { key, value } of headers) {
      if (key !== 'Content-Security-Policy') continue;
      const google = /script-src ([^;]*)/
        .exec(value)?.[1]
        ?.split(' ')
        .filter((source) => source.includes('recaptcha'));
      expect(google).toEqual([
        'https://www.google.com/recaptcha/api.js',
        'https://www.gstatic.com/recaptcha/releases/',
      ]);
    }
});
