import { expect, test } from 'vitest';
import { assertScriptHashes, assertWidgetAdmitted } from '#tools/prerender/assertPolicyAllows.ts';
import firebase from '../../../../firebase.json' with { type: 'json' };

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const page = '<script>alert(1)</script>';

test('a script that the policy would block is reported with the hash to add', () => {
  expect(() => assertScriptHashes(page, "script-src 'self' 'sha256-old'")).toThrow(
    `An inline script of index.html has changed: put ${alertHash} into script-src in firebase.json.`,
  );
});

test('the policy of this site allows the VLibras widget only from the government’s server', () => {
  const config = JSON.stringify(firebase);
  expect(() => assertWidgetAdmitted('https://vlibras.gov.br/app', config)).not.toThrow();
  expect(() => assertWidgetAdmitted('https://libras.example.com/app', config)).toThrow(
    'VITE_VLIBRAS_URL: put https://libras.example.com/app/ into script-src, img-src, font-src, connect-src, frame-src in firebase.json.',
  );
});

test('private screens have the policy of all pages, without the parts that VLibras needs', () => {
  const policies = firebase.hosting.headers.flatMap(({ source, headers }) =>
    headers
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => ({ source, policy: value })),
  );
  const [everywhere, ...account] = policies;
  expect(everywhere?.source).toBe('**');
  const strict = everywhere?.policy
    .replace("style-src-elem 'self' 'unsafe-inline';", '')
    .replaceAll(/ https:\/\/[^ ;]*vlibras[^ ;]*/g, '');
  expect(strict).not.toContain('unsafe');
  expect(account.map(({ policy }) => policy)).toEqual([strict, strict, strict]);
});
