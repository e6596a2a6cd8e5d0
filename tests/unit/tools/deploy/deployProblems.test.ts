import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DeployFacts, deploymentOf, deployProblems } from '#tools/deploy/deployProblems.ts';
import { functionParams, functionSecrets, MAILBOX_SECRET } from '#tools/deploy/functionValues.ts';
import { requiredVariables } from '#tools/deploy/productionVariables.ts';

const complete: DeployFacts = {
  project: 'estudio-site',
  environment: {
    VITE_SITE_URL: 'https://www.estudio.com.br',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'estudio-site.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'estudio-site',
    VITE_FIREBASE_STORAGE_BUCKET: 'estudio-site.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
    VITE_RECAPTCHA_SITE_KEY: 'site-key',
    VITE_ADMIN_EMAIL: 'admin@estudio.com.br',
  },
  params: {
    MAIL_FROM: 'Estúdio <site@estudio.com.br>',
    MAIL_TO: 'ola@estudio.com.br',
    SITE_URL: 'https://www.estudio.com.br',
  },
  identity: { email: 'ola@estudio.com.br', phone: { label: '(11) 3456-7890' } },
  sampleContent: [],
};

test('a project with every value has no problem', () => {
  expect(deployProblems(complete)).toEqual([]);
});

test('missing variables and parameters are reported with their file', () => {
  const environment = Object.fromEntries(requiredVariables.map((name) => [name, ' ']));
  const problems = deployProblems({ ...complete, environment, params: {} });
  const said = problems.join('\n');
  for (const name of requiredVariables)
    expect(said).toContain(`${name} is not set: put it into .env.production.local`);
  for (const name of ['MAIL_FROM', 'MAIL_TO', 'SITE_URL'])
    expect(said).toContain(`${name} is not set: put it into functions/.env.estudio-site`);
});

test('the deployment has the site’s host, bucket and keys, each of them empty if it is not set', () => {
  const keys = { captchaKey: 'site-key', apiKey: 'key' };
  const deployment = { project: 'estudio-site', host: 'www.estudio.com.br', ...keys, readsMailbox: false };
  expect(deploymentOf(complete)).toEqual({ ...deployment, bucket: 'estudio-site.firebasestorage.app' });
  const unset = { host: '', bucket: '', captchaKey: '', apiKey: '' };
  expect(deploymentOf({ ...complete, environment: {} })).toEqual({ ...deployment, ...unset });
  expect(deploymentOf({ ...complete, project: 'demo-alinhavo' })).toBeUndefined();
});

const built = (changed: object) => ({ environment: { ...complete.environment, ...changed } });
const run = (changed: object) => ({ params: { ...complete.params, ...changed } });
const HERE = "is a placeholder: write the studio's own into content/studio.json.";
const FORM = 'write it as https://www.studio.com, without a slash at the end.';
const EXAMPLE = 'https://www.example.com';

// biome-ignore format: a row is a line
test.each<[changed: Partial<DeployFacts>, problem: string]>([
  [{ sampleContent: ['content/team/ana.yaml:1 is sample content'] }, 'content/team/ana.yaml:1 is sample content: replace it, or take it out.'],
  [{ identity: { email: 'ola@alinhavo.example' } }, `"ola@alinhavo.example" ${HERE}`],
  [{ identity: { phone: { label: '(11) 5555-0142' } } }, `"(11) 5555-0142" ${HERE}`],
  [{ identity: { phone: { href: 'tel:+551155550142' } } }, `"tel:+551155550142" ${HERE}`],
  [{ identity: { social: [{ href: EXAMPLE }] } }, `"${EXAMPLE}" ${HERE}`],
  [{ ...built({ VITE_SITE_URL: EXAMPLE }), ...run({ SITE_URL: EXAMPLE }) }, `VITE_SITE_URL "${EXAMPLE}" is a placeholder.`],
  [run({ MAIL_TO: 'ola@alinhavo.example' }), 'MAIL_TO "ola@alinhavo.example" is a placeholder.'],
  [run({ MAILBOX: 'pop' }), 'MAILBOX is "pop": write imap, or leave it out where no mailbox is read.'],
  [run({ MAILBOX: 'imap' }), 'MAILBOX_SERVER is not set: it is the name of the mail server in Authentication-Results, for example mx.google.com.'],
  [{ project: undefined }, 'No Firebase project is chosen: run "npx firebase use --add" once, or add "-- --project <project id>".'],
  [{ project: 'demo-alinhavo' }, 'demo-alinhavo is a demo project of the local run and cannot be deployed to: choose a real one.'],
  [{ project: 'outro-site' }, 'The site would be built for estudio-site (VITE_FIREBASE_PROJECT_ID) but deployed to outro-site.'],
  [run({ SITE_URL: 'https://estudio.com.br' }), 'SITE_URL of the functions is "https://estudio.com.br", and VITE_SITE_URL "https://www.estudio.com.br": they must be the same.'],
  [built({ VITE_SITE_URL: 'http://estudio.com.br' }), `VITE_SITE_URL is "http://estudio.com.br": ${FORM}`],
  [built({ VITE_SITE_URL: 'estudio.com.br' }), `VITE_SITE_URL is "estudio.com.br": ${FORM}`],
  [built({ VITE_SITE_URL: 'https://estudio.com.br/' }), `VITE_SITE_URL is "https://estudio.com.br/": ${FORM}`],
])('%j is reported', (changed, problem) => {
  expect(deployProblems({ ...complete, ...changed })).toEqual([problem]);
});

test('every parameter and secret that the functions declare is checked, and no other', () => {
  const folder = new URL('../../../../functions/src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  const code = sources.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const declared = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name).sort();
  expect(declared(/defineString\('(\w+)'/g)).toEqual(Object.keys(functionParams).sort());
  const secrets = [...Object.keys(functionSecrets), MAILBOX_SECRET].sort();
  expect(declared(/defineSecret\('(\w+)'/g)).toEqual(secrets);
});
