import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

test('the sample studio’s content is refused', () => {
  const sampleContent = ['content/team/ana.yaml:1 is sample content'];
  const said = 'content/team/ana.yaml:1 is sample content: replace it, or take it out.';
  expect(deployProblems({ ...complete, sampleContent })).toEqual([said]);
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
});

describe('a placeholder', () => {
  test.each([
    [{ email: 'ola@alinhavo.example' }, 'ola@alinhavo.example'],
    [{ phone: { label: '(11) 5555-0142' } }, '(11) 5555-0142'],
    [{ phone: { href: 'tel:+551155550142' } }, 'tel:+551155550142'],
    [{ social: [{ href: 'https://www.example.com' }] }, 'https://www.example.com'],
  ])('in the studio’s identity is reported: %j', (identity, text) => {
    expect(deployProblems({ ...complete, identity })).toEqual([
      `"${text}" is a placeholder: write the studio's own into content/studio.json.`,
    ]);
  });

  test('among the values is reported', () => {
    const environment = { ...complete.environment, VITE_SITE_URL: 'https://www.example.com' };
    const samples = { MAIL_TO: 'ola@alinhavo.example', SITE_URL: 'https://www.example.com' };
    const params = { ...complete.params, ...samples };
    expect(deployProblems({ ...complete, environment, params })).toEqual([
      'VITE_SITE_URL "https://www.example.com" is a placeholder.',
      'MAIL_TO "ola@alinhavo.example" is a placeholder.',
    ]);
  });
});

describe('a wrong configuration is reported:', () => {
  const environment = { ...complete.environment, VITE_FIREBASE_PROJECT_ID: undefined };

  test('a missing project', () => {
    expect(deployProblems({ ...complete, project: undefined })[0]).toMatch(/^No Firebase project is chosen/);
  });

  test('the demo project of the local run', () => {
    const facts = { ...complete, environment, project: 'demo-alinhavo' };
    expect(deployProblems(facts)[0]).toMatch(/^demo-alinhavo is a demo project/);
    expect(deploymentOf(facts)).toBeUndefined();
  });

  test('a site built for another project', () => {
    expect(deployProblems({ ...complete, project: 'outro-site' })).toEqual([
      'The site would be built for estudio-site (VITE_FIREBASE_PROJECT_ID) but deployed to outro-site.',
    ]);
  });

  test('functions that would accept forms from another address', () => {
    const params = { ...complete.params, SITE_URL: 'https://estudio.com.br' };
    expect(deployProblems({ ...complete, params })).toEqual([
      'SITE_URL of the functions is "https://estudio.com.br", and VITE_SITE_URL "https://www.estudio.com.br": they must be the same.',
    ]);
  });

  test.each(['http://estudio.com.br', 'estudio.com.br', 'https://estudio.com.br/'])(
    'an address like %s',
    (address) => {
      const environment = { ...complete.environment, VITE_SITE_URL: address };
      const problems = deployProblems({ ...complete, environment });
      expect(problems).toEqual([expect.stringContaining(`VITE_SITE_URL is "${address}"`)]);
    },
  );
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
