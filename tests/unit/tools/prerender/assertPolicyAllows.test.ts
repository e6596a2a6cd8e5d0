import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountPaths } from '#src/domain/accountPaths.ts';
import {
  assertScriptHashes,
  assertWidgetAdmitted,
  inlineScriptHashes,
} from '#tools/prerender/assertPolicyAllows.ts';
import { compactTemplate } from '#tools/prerender/compactTemplate.ts';

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const page = '<script>alert(1)</script>';

test('every inline script has its hash; modules, data and files have none', () => {
  expect(
    inlineScriptHashes(
      `${page}<script type="application/json">{}</script><script type="module" src="/a.js"></script>`,
    ),
  ).toEqual([alertHash]);
});

test('a policy that knows the scripts of the page is accepted', () => {
  expect(() => assertScriptHashes(page, `script-src 'self' ${alertHash}`)).not.toThrow();
});

test('a script that the policy would block is named with the value to write', () => {
  expect(() => assertScriptHashes(page, "script-src 'self' 'sha256-old'")).toThrow(
    `An inline script of index.html has changed: put ${alertHash} into script-src in firebase.json.`,
  );
});

test('the policy of this site admits the VLibras widget where the government serves it, and nowhere else', () => {
  const config = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');
  expect(() => assertWidgetAdmitted('https://vlibras.gov.br/app', config)).not.toThrow();
  expect(() => assertWidgetAdmitted('https://libras.example.com/app', config)).toThrow(
    'VITE_VLIBRAS_URL: put https://libras.example.com/app/ into script-src, img-src, font-src, connect-src, frame-src in firebase.json.',
  );
});

test('the policy of this site knows the script of its own template', () => {
  const file = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
  expect(inlineScriptHashes(file('index.html'))).toHaveLength(1);
  expect(() => assertScriptHashes(compactTemplate(file('index.html')), file('firebase.json'))).not.toThrow();
});

test('account screens have the policy of all pages without what VLibras needs', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'));
  const policies: { source: string; policy: string }[] = hosting.headers.flatMap(
    ({ source, headers }: { source: string; headers: { key: string; value: string }[] }) =>
      headers
        .filter(({ key }) => key === 'Content-Security-Policy')
        .map(({ value }) => ({ source, policy: value })),
  );
  const [everywhere, ...account] = policies;
  expect(everywhere?.source).toBe('**');
  const [action, ...others] = accountPaths.toReversed();
  expect(account.map(({ source }) => source)).toEqual([
    `/@(${others
      .toReversed()
      .map((path) => path.slice(1))
      .join('|')})`,
    action,
  ]);
  const strict = everywhere?.policy
    .replace(" style-src-elem 'self' 'unsafe-inline';", '')
    .replaceAll(/ https:\/\/[^ ;]*vlibras[^ ;]*/g, '');
  expect(strict).not.toContain('unsafe');
  expect(account.map(({ policy }) => policy)).toEqual([strict, strict]);
});
