import { expect, test } from 'vitest';
import { inlineScriptHashes } from '#tools/prerender/assertPolicyAllows.ts';
import { policyProblems } from '#tools/smoke/policyChecks.ts';

const origin = 'https://www.estudio.com.br';
const policy =
  "default-src 'none'; script-src 'self' https://www.google.com/recaptcha/; style-src-elem 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'";
const problemsOf = (html: string) => policyProblems(html, policy, origin);

test('what the policy admits is no problem', () => {
  expect(
    problemsOf(`<link rel="stylesheet" href="/assets/a.css"><link rel="icon" href="/favicon.svg">
<link rel="preload" href="/assets/a.woff2" as="font"><link rel="manifest" href="/site.webmanifest">
<link rel="canonical" href="https://elsewhere.com/"><img src="data:image/png;base64,AA" srcset="/a.png 1x, /b.png 2x">
<script type="text/plain" id="modules">index-1 site-2</script><script src="https://www.google.com/recaptcha/api.js"></script>`),
  ).toEqual([]);
});

test.each([
  [
    '<script src="https://www.google.com/other.js"></script>',
    'script-src does not admit https://www.google.com/other.js',
  ],
  [
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    'style-src-elem does not admit https://fonts.example/a.css',
  ],
  [
    '<img src="/a.png" srcset="/a.png 1x, https://cdn.example/b.png 2x">',
    'img-src does not admit https://cdn.example/b.png',
  ],
  ['<iframe src="/video"></iframe>', 'frame-src does not admit /video'],
  ['<p style="color: red">', 'a style attribute is refused'],
  ['<button type="button" onclick="go()">', 'an inline event handler is refused'],
])('%s is found', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
});

test('style-src decides on style sheets where there is no style-src-elem', () => {
  const general = "default-src 'none'; style-src 'self'";
  expect(policyProblems('<link rel="stylesheet" href="/assets/a.css">', general, origin)).toEqual([]);
  const foreign = '<link rel="stylesheet" href="https://fonts.example/a.css">';
  expect(policyProblems(foreign, general, origin)).toHaveLength(1);
});

test('the modules that a page names are scripts of the build', () => {
  const page = '<script type="text/plain" id="modules">index-1 site-2</script>';
  expect(policyProblems(page, "script-src 'none'", origin)).toEqual([
    'script-src does not admit /assets/index-1.js',
    'script-src does not admit /assets/site-2.js',
  ]);
});

test('an inline script needs its hash', () => {
  const html = '<script>start()</script>';
  const [hash = ''] = inlineScriptHashes(html);
  expect(problemsOf(html)).toEqual([`script-src does not admit the inline script ${hash}`]);
  expect(policyProblems(html, `script-src ${hash}`, origin)).toEqual([]);
});
