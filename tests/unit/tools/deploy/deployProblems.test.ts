import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DeployFacts, deployProblems, unansweredQuestions } from '#tools/deploy/deployProblems.ts';
import { functionParams, functionSecrets } from '#tools/deploy/functionValues.ts';
import { requiredVariables } from '#tools/productionVariables.ts';

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
  loggedIn: true,
  location: 'southamerica-east1',
  secrets: ['SMTP_URL', 'RECAPTCHA_SECRET', 'BOOKING_LINK_SECRET'],
  identity: { email: 'ola@estudio.com.br', phone: { label: '(11) 3456-7890' } },
  google: {
    storageReadsFirestore: { granted: true, projectNumber: '123' },
    imageCleanup: 'set',
    backupsKeptDays: [14],
  },
};

test('a project with every value has no problem', () => {
  expect(deployProblems(complete)).toEqual([]);
});

test.each(requiredVariables)('a missing %s is named', (name) => {
  const environment = { ...complete.environment, [name]: ' ' };
  expect(deployProblems({ ...complete, environment })).toEqual([
    `${name} is not set: put it into .env.production.local (see .env.example) or into the environment.`,
  ]);
});

test('missing parameters of the functions are named with their file and use', () => {
  expect(deployProblems({ ...complete, params: {} })).toEqual([
    expect.stringMatching(
      /^MAIL_FROM is not set: put it into functions\/\.env\.estudio-site; it is the sender/,
    ),
    expect.stringMatching(
      /^MAIL_TO is not set: put it into functions\/\.env\.estudio-site; it is the address/,
    ),
    expect.stringMatching(/^SITE_URL is not set: put it into functions\/\.env\.estudio-site/),
  ]);
});

test('missing secrets are named with the command that sets them', () => {
  expect(deployProblems({ ...complete, secrets: ['SMTP_URL', 'BOOKING_LINK_SECRET'] })).toEqual([
    expect.stringContaining(
      'run "npx firebase functions:secrets:set RECAPTCHA_SECRET --project estudio-site"',
    ),
  ]);
});

test('who is not logged in is told how, and the secrets are not called missing unseen', () => {
  expect(deployProblems({ ...complete, loggedIn: false, secrets: undefined })).toEqual([
    'You are not logged in to Firebase: run "npx firebase login".',
  ]);
});

describe('a placeholder', () => {
  test.each([
    [{ email: 'ola@alinhavo.example' }, 'email "ola@alinhavo.example"'],
    [{ phone: { label: '(11) 5555-0142' } }, 'phone.label "(11) 5555-0142"'],
    [{ phone: { href: 'tel:+551155550142' } }, 'phone.href "tel:+551155550142"'],
    [{ social: [{ href: 'https://www.example.com' }] }, 'social.href "https://www.example.com"'],
  ])('in the identity is named: %j', (identity, place) => {
    expect(deployProblems({ ...complete, identity })).toEqual([
      `${place} is a placeholder: write the studio's own into src/content/studio.ts.`,
    ]);
  });

  test('among the values is named', () => {
    const environment = { ...complete.environment, VITE_SITE_URL: 'https://www.example.com' };
    const params = {
      ...complete.params,
      MAIL_TO: 'ola@alinhavo.example',
      SITE_URL: 'https://www.example.com',
    };
    expect(deployProblems({ ...complete, environment, params })).toEqual([
      'VITE_SITE_URL "https://www.example.com" is a placeholder.',
      'MAIL_TO "ola@alinhavo.example" is a placeholder.',
    ]);
  });

  test('is what this repository comes with', async () => {
    const { studio } = await import('#src/content/studio.ts');
    const problems = deployProblems({ ...complete, identity: studio }).join('\n');
    for (const field of ['email', 'privacyEmail', 'phone.label', 'phone.href', 'externalSite.href'])
      expect(problems).toContain(`${field} "`);
  });
});

describe('what Google says of the project', () => {
  const problemsWith = (google: DeployFacts['google']) => deployProblems({ ...complete, google });

  test('a role that Storage lacks is named with the command that grants it', () => {
    expect(problemsWith({ storageReadsFirestore: { granted: false, projectNumber: '123' } })).toEqual([
      expect.stringContaining(
        'gcloud projects add-iam-policy-binding estudio-site --member=serviceAccount:service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com --role=roles/firebaserules.firestoreServiceAgent',
      ),
    ]);
  });

  test('images that nobody removes are named; before the first deployment there are none', () => {
    expect(problemsWith({ imageCleanup: 'unset' })).toEqual([
      expect.stringContaining('functions:artifacts:setpolicy --location southamerica-east1'),
    ]);
    expect(problemsWith({ imageCleanup: 'noImages' })).toEqual([]);
  });

  test.each([[[]], [[7]], [[1, 13]]])('backups kept %j days are too few', (days) => {
    expect(problemsWith({ backupsKeptDays: days })).toEqual([
      expect.stringContaining('firestore:backups:schedules:create --recurrence DAILY --retention 14d'),
    ]);
  });

  test('what it does not say is no problem, and said', () => {
    expect(problemsWith({})).toEqual([]);
    expect(unansweredQuestions({ ...complete, google: { imageCleanup: 'set' } })).toBe(
      'Google did not say whether Storage may read Firestore, whether the database is backed up: see docs/operations.md.',
    );
    expect(unansweredQuestions(complete)).toBeUndefined();
    expect(unansweredQuestions({ ...complete, loggedIn: false, google: {} })).toBeUndefined();
  });
});

describe('the wrong place', () => {
  const environment = { ...complete.environment, VITE_FIREBASE_PROJECT_ID: undefined };

  test.each([undefined, 'nam5'])('a database in %s', (location) => {
    expect(deployProblems({ ...complete, location })).toEqual([
      expect.stringMatching(
        /^firebase\.json places the database in .+ write "location": "southamerica-east1"/,
      ),
    ]);
  });

  test('no project', () => {
    expect(deployProblems({ ...complete, project: undefined })[0]).toMatch(/^No Firebase project is chosen/);
  });

  test('the demo project of the local run', () => {
    expect(deployProblems({ ...complete, environment, project: 'demo-alinhavo' })[0]).toMatch(
      /^demo-alinhavo is a demo project/,
    );
  });

  test('a site built for another project', () => {
    expect(deployProblems({ ...complete, project: 'outro-site' })).toEqual([
      'The site would be built for estudio-site (VITE_FIREBASE_PROJECT_ID) but deployed to outro-site.',
    ]);
  });

  test('functions that would take forms of another address', () => {
    const params = { ...complete.params, SITE_URL: 'https://estudio.com.br' };
    expect(deployProblems({ ...complete, params })).toEqual([
      'SITE_URL of the functions is "https://estudio.com.br", and VITE_SITE_URL "https://www.estudio.com.br": they must be the same.',
    ]);
  });

  test.each(['http://estudio.com.br', 'estudio.com.br', 'https://estudio.com.br/'])(
    'an address like %s',
    (address) => {
      const problems = deployProblems({
        ...complete,
        environment: { ...complete.environment, VITE_SITE_URL: address },
      });
      expect(problems).toEqual([expect.stringContaining(`VITE_SITE_URL is "${address}"`)]);
    },
  );
});

test('every parameter and secret that the functions declare is checked, and no other', () => {
  const folder = new URL('../../../../functions/src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const code = sources.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const declared = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name).sort();
  expect(declared(/defineString\('(\w+)'/g)).toEqual(Object.keys(functionParams).sort());
  expect(declared(/defineSecret\('(\w+)'/g)).toEqual(Object.keys(functionSecrets).sort());
});
