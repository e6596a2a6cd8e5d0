import { describe, expect, test, vi } from 'vitest';
import { isAll } from '#tests/support/scaled.ts';
import { SERVICES } from '#tools/deploy/checks/projectChecks.ts';
import { deploySite } from '#tools/deploy/deploySite.ts';
import { examineProject, missingInProject, prepareProject } from '#tools/deploy/examineProject.ts';
import { createGoogle } from '#tools/deploy/google.ts';
import {
  ADDRESSES,
  DEPLOYMENT,
  type GoogleProject,
  OWN_ACCOUNT,
  PROJECT,
  readyProject,
  service,
} from './googleAnswers.ts';
import { openGoogleService } from './openGoogleService.ts';

/** A fake Google with a complete project, except for the resources in `wrong`. */
function openProject(wrong: Partial<GoogleProject> = {}) {
  const opened = openGoogleService({ ...readyProject(), ...wrong });
  vi.stubGlobal('fetch', opened.answer);
  return { ...opened, google: createGoogle(PROJECT, 'token', 0) };
}

function whatIsSaid(): string[] {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  return said;
}

test('the fake Google has a response to every request', async () => {
  const { google, requests } = openProject();
  const { unanswered } = await examineProject(google.ask, { ...DEPLOYMENT, readsMailbox: true });
  expect(unanswered).toEqual([]);
  const asked = new Set(requests.map((request) => request.replace(/^\w+ /, '')));
  expect(asked).toEqual(new Set(Object.values(ADDRESSES)));
});

const WRITING = /^PATCH|:(setIamPolicy|batchEnable|enable|initializeAuth)$|^POST (?!.*:getIamPolicy$)/;

test('a complete project has no problem, and nothing in it is changed', async () => {
  const { google, requests } = openProject();
  expect(await examineProject(google.ask, DEPLOYMENT)).toEqual({ problems: [], unanswered: [] });
  expect(requests.length).toBeGreaterThan(18);
  expect(requests.filter((request) => WRITING.test(request))).toEqual([]);
});

test('while the site has no address, no setting of accounts or of the browser key is compared with it', async () => {
  const { google } = openProject();
  expect((await examineProject(google.ask, { ...DEPLOYMENT, host: '' })).problems).toEqual([]);
});

const ready = readyProject();
const without = (role: string) => ({
  policy: { ...ready.policy, bindings: ready.policy.bindings.filter((one) => one.role !== `roles/${role}`) },
});
const accounts = (changed: object) => ({ accounts: { ...ready.accounts, ...changed } });
const captcha = (changed: object) => ({
  captcha: { webSettings: { ...ready.captcha.webSettings, ...changed } },
});

const browserKey = (restrictions: object) => ({ browserKey: { ...ready.browserKey, restrictions } });
const database = (changed: object) => ({ database: { ...ready.database, ...changed } });
const policyOf = (customStrengthOptions: object) =>
  accounts({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions }],
    },
  });
const rule = (one: object) => ({ spec: { rules: [one] } });
const openRules = (name: 'databaseRules' | 'storageRules', content: string) => ({
  [name]: { source: { files: [{ content }] } },
});
const [provider] = ready.providers.workloadIdentityPoolProviders;
const [index] = ready.indexes.indexes;
const brokenIndex = { ...index, state: 'NEEDS_REPAIR' };
const offByAnIndex = 'gcloud firestore indexes composite delete';
const withoutRun = SERVICES.map((name) => service(name, name.startsWith('run.') ? 'DISABLED' : 'ENABLED'));
const bindings = ready.policy.bindings.map((one) => ({
  ...one,
  condition: one.role.includes('logging') ? {} : undefined,
}));
const ownerOf = { role: 'roles/owner', members: [`serviceAccount:${OWN_ACCOUNT}`] };
const enforced = { name: 'projects/123/services/firestore.googleapis.com', enforcementMode: 'ENFORCED' };
const keptLong = { name: 'x/backupSchedules/b1', retention: '8467200s', dailyRecurrence: {} };
const weekly = { retention: '1209600s', weeklyRecurrence: { day: 'MONDAY' } };

/** Wrong states, each with the message that reports it and its remedy: a command, or "prepare" for --prepare. */
// biome-ignore format: a row is a line
const WRONG_STATES: [Partial<GoogleProject>, string, string][] = [
  [{ project: null }, 'There is no project estudio-site', 'firebase projects:create estudio-site'],
  [{ project: { state: 'DELETE_REQUESTED' } }, 'about to be deleted', 'gcloud projects undelete'],
  [{ project: { ...ready.project, state: 'DELETE_IN_PROGRESS' } }, 'about to be deleted', 'projects undelete'],
  [{ billing: { billingEnabled: false } }, 'no billing account', 'gcloud billing projects link estudio-site'],
  [{ services: { services: withoutRun } }, 'These APIs are off: run.googleapis.com.', 'prepare'],
  [{ sharing: rule({ values: { allowedValues: ['C03xgje4y'] } }) }, 'forbids to open anything to everybody', 'gcloud org-policies set-policy'],
  [{ sharing: rule({ denyAll: true }) }, 'to open anything to everybody', 'org-policies set-policy'],
  [{ managedSharing: rule({ enforce: true }) }, 'to give rights to everybody', 'org-policies set-policy'],
  [{ locations: rule({ values: { allowedValues: ['in:us-locations'] } }) }, 'to keep anything in southamerica-east1', 'org-policies set-policy'],
  [{ locations: rule({ values: { deniedValues: ['in:southamerica-east1-locations'] } }) }, 'to keep anything in southamerica-east1', 'org-policies set-policy'],
  [{ ingress: rule({ values: { allowedValues: ['internal'] } }) }, 'that the internet reaches', 'org-policies set-policy'],
  [{ functionIngress: rule({ denyAll: true }) }, 'the rule for Cloud Functions', 'org-policies set-policy'],
  [{ account: null, signing: null }, `${OWN_ACCOUNT} does not exist`, 'prepare'],
  [{ account: { disabled: true } }, 'iam.gserviceaccount.com is disabled', 'prepare'],
  [{ builder: { disabled: true } }, '123-compute@developer.gserviceaccount.com is disabled', 'prepare'],
  [{ builder: null }, '123-compute@developer.gserviceaccount.com does not exist', 'gcloud services enable compute'],
  [{ signing: { bindings: [] } }, 'could not come in with their passkeys', 'prepare'],
  [without('datastore.user'), 'lacks roles/datastore.user.', 'prepare'],
  [{ policy: { bindings } }, 'lacks roles/logging.logWriter.', 'prepare'],
  [without('firebaserules.firestoreServiceAgent'), 'Storage may not read Firestore', 'prepare'],
  [without('cloudbuild.builds.builder'), 'The functions cannot be built', 'prepare'],
  [{ policy: { ...ready.policy, bindings: [...ready.policy.bindings, ownerOf] } }, 'may do everything in the project (roles/owner)', 'gcloud projects remove-iam-policy-binding'],
  [{ database: null, backups: null, indexes: null }, 'There is no database.', 'prepare'],
  [database({ locationId: 'nam5' }), 'The database lies in nam5', 'gcloud firestore databases delete'],
  [database({ type: 'DATASTORE_MODE' }), 'Datastore mode', 'gcloud firestore databases update'],
  [database({ databaseEdition: 'ENTERPRISE' }), 'of the edition ENTERPRISE', 'firestore databases delete'],
  [database({ deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }), 'could delete the whole', 'prepare'],
  [{ backups: {} }, 'no daily backup that is kept 14 days', 'prepare'],
  [{ backups: { backupSchedules: [weekly] } }, 'no daily backup', 'prepare'],
  [{ backups: { backupSchedules: [{ ...keptLong, retention: '604800s' }] } }, 'A backup is kept 7 days', '--backup-schedule=b1 --retention=14d'],
  [{ backups: { backupSchedules: [keptLong] } }, 'A backup is kept 98 days', '--backup-schedule=b1 --retention=14d'],
  [{ expiring: { fields: [{ ...ready.expiring.fields[0], ttlConfig: { state: 'NEEDS_REPAIR' } }] } }, 'Expired documents of mails are not deleted', 'ttls update expireAt --collection-group=mails'],
  [{ expiring: { fields: [{ name: 'x/collectionGroups/profiles/fields/expireAt', ttlConfig: { state: 'ACTIVE' } }] } }, 'Documents of profiles are deleted', 'ttls update expireAt --collection-group=profiles'],
  [{ indexes: { indexes: [brokenIndex] } }, 'An index could not be built', `${offByAnIndex} CICAgOjXh4EK`],
  [{ indexes: { pages: [{ ...ready.indexes, nextPageToken: '1' }, { indexes: [brokenIndex] }] } }, 'An index could not be built', offByAnIndex],
  [{ firebase: null }, 'not a Firebase project', 'prepare'],
  [{ firebase: { state: 'DELETED' } }, 'Firebase is being removed', 'gcloud projects undelete'],
  [{ appCheck: { services: [enforced] } }, 'App Check is enforced for firestore.googleapis.com', 'prepare'],
  [{ bucket: null, linked: null, defaultBucket: null }, 'no bucket estudio-site.firebasestorage.app', 'prepare'],
  [{ defaultBucket: null }, 'or it is not the default one', 'prepare'],
  [{ defaultBucket: { bucket: { name: 'projects/123/buckets/estudio-site.appspot.com' } } }, 'for the default bucket estudio-site.appspot.com', 'VITE_FIREBASE_STORAGE_BUCKET=estudio-site.appspot.com'],
  [openRules('databaseRules', 'match /{document=**} {\n allow read, write: if true;\n}'), '"allow read, write: if true;" is not in firestore.rules', 'firebase deploy --only firestore:rules'],
  [openRules('databaseRules', 'allow read, write: if request.time < timestamp.date(2027, 1, 1);'), 'The rules in use are open', 'deploy --only firestore:rules'],
  [openRules('storageRules', 'allow read, write: if request.auth != null;'), 'is not in storage.rules', 'firebase deploy --only storage'],
  [openRules('storageRules', 'allow write;'), '"allow write;"', 'firebase deploy --only storage'],
  [{ 'invoker of sendContactEmail': { bindings: [] } }, "refuses every visitor's call to sendContactEmail", 'gcloud run services add-iam-policy-binding sendcontactemail --member=allUsers'],
  [{ 'invoker of horarios': {} }, 'call to horarios', 'add-iam-policy-binding horarios'],
  [{ providers: { workloadIdentityPoolProviders: [{ ...provider, attributeCondition: '' }] } }, 'github/publish: it has no condition', 'providers update-oidc publish --workload-identity-pool=github'],
  [{ bucket: { location: 'US-CENTRAL1' } }, 'The photos lie in US-CENTRAL1', 'estudio-site/defaultBucket'],
  [{ bucket: { ...ready.bucket, softDeletePolicy: { retentionDurationSeconds: '604800' } } }, 'keeps deleted files', '--clear-soft-delete'],
  [{ bucket: { ...ready.bucket, versioning: { enabled: true } } }, 'keeps former versions', '--no-versioning'],
  [{ signing: { bindings: [...ready.signing.bindings, { ...ready.signing.bindings[0], members: ['user:x@y.z'] }] } }, 'user:x@y.z may sign in the name of', 'remove-iam-policy-binding'],
  [{ jobs: { jobs: [{ name: 'x/jobs/firebase-schedule-cleanPhotos', state: 'PAUSED' }] } }, 'firebase-schedule-cleanPhotos does not run', 'scheduler jobs resume firebase-schedule-cleanPhotos'],
  [{ linked: null }, 'is not linked to Firebase', 'prepare'],
  [{ accounts: null }, 'Authentication was never opened', 'prepare'],
  [accounts({ signIn: {} }), 'Nobody can sign in with e-mail and password', 'prepare'],
  [accounts({ signIn: { email: { enabled: true } } }), 'A link in a mail is enough', 'prepare'],
  [accounts({ signIn: { ...ready.accounts.signIn, anonymous: { enabled: true } } }), 'without an', 'prepare'],
  [accounts({ signIn: { ...ready.accounts.signIn, phoneNumber: { enabled: true } } }), 'by telephone', 'prepare'],
  [accounts({ signIn: { ...ready.accounts.signIn, allowDuplicateEmails: true } }), 'Several accounts may have one address', 'prepare'],
  [accounts({ authorizedDomains: ['localhost'] }), 'www.estudio.com.br is no authorised domain', 'prepare'],
  [accounts({ notification: {} }), 'do not lead to https://www.estudio.com.br/conta/acao', 'prepare'],
  [accounts({ emailPrivacyConfig: {} }), 'enumeration protection is off', 'prepare'],
  [accounts({ mfa: { state: 'ENABLED' } }), 'a second factor', 'prepare'],
  [accounts({ mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: {} }] } }), 'a second', 'prepare'],
  [accounts({ client: { permissions: { disabledUserSignup: true } } }), 'Nobody can register', 'prepare'],
  [accounts({ client: { permissions: { disabledUserDeletion: true } } }), 'Nobody can delete', 'prepare'],
  [accounts({ recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE' } }), 'a captcha of its own', 'prepare'],
  [accounts({ blockingFunctions: { triggers: { beforeSignIn: {} } } }), 'A blocking function', 'prepare'],
  [policyOf({ containsNumericCharacter: true }), 'password policy', 'prepare'],
  [policyOf({ minPasswordLength: 16 }), 'password policy', 'prepare'],
  [{ keyLookup: null }, 'VITE_FIREBASE_API_KEY is no key', 'firebase apps:sdkconfig web'],
  [browserKey({ browserKeyRestrictions: { allowedReferrers: ['https://outro.com.br/*'] } }), 'does not work on www.estudio.com.br', '--allowed-referrers=https://www.estudio.com.br/*'],
  [browserKey({ serverKeyRestrictions: { allowedIps: ['203.0.113.1'] } }), 'for other places', '--allowed-referrers'],
  [browserKey({ apiTargets: [{ service: 'firestore.googleapis.com' }] }), 'does not open identitytoolkit', '--api-target=service=securetoken.googleapis.com'],
  [{ captcha: null }, 'key 6LcKey is not of this project', 'gcloud recaptcha keys create'],
  [{ captcha: { ...ready.captcha, testingOptions: { testingScore: 0.9 } } }, 'is for tests', 'gcloud recaptcha keys create'],
  [captcha({ integrationType: 'SCORE' }), 'not of the kind that the forms show', 'recaptcha keys create'],
  [captcha({ allowAllDomains: true }), 'works on every site', 'prepare'],
  [captcha({ allowedDomains: ['studio.com.br'] }), 'does not work on www.estudio.com.br', 'prepare'],
  [{ images: { ...ready.images, cleanupPolicyDryRun: true } }, 'Old container images', 'artifacts:setpolicy'],
  [{ images: { cleanupPolicies: { keep: { action: 'KEEP' } } } }, 'Old container images', 'artifacts:setpolicy'],
  [{ images: { format: 'DOCKER' } }, 'Old container images', 'functions:artifacts:setpolicy'],
  [{ accountKeys: { keys: [{ name: 'projects/x/serviceAccounts/y/keys/k9' }] } }, `There is a key of ${OWN_ACCOUNT}`, 'gcloud iam service-accounts keys delete k9'],
  [{ deployerKeys: { keys: [{ name: 'x/keys/k8' }] } }, 'There is a key of deployer@estudio-site', 'keys delete k8 --iam-account=deployer@'],
  [{ bucketPolicy: { bindings: [{ role: 'roles/storage.objectViewer', members: ['allUsers'] }] } }, 'Everybody (allUsers) has roles/storage.objectViewer in the bucket', 'gcloud storage buckets remove-iam-policy-binding'],
  [{ policy: { ...ready.policy, bindings: [...ready.policy.bindings, { role: 'roles/viewer', members: ['allAuthenticatedUsers'] }] } }, 'Everybody (allAuthenticatedUsers) has roles/viewer in the project', 'gcloud projects remove-iam-policy-binding'],
  [{ requestLog: null }, 'The log keeps the network address', 'prepare'],
  [{ smtpUrl: null }, 'The secret SMTP_URL does not exist', 'firebase functions:secrets:set SMTP_URL'],
  [{ linkSecret: { state: 'DISABLED' } }, 'SECRET is switched off', 'secrets:set BOOKING_LINK_SECRET'],
];

test.each(WRONG_STATES)('%j is reported: %s', async (wrong, sentence, mended) => {
  const { google, requests } = openProject(structuredClone(wrong));
  const { problems, unanswered } = await examineProject(google.ask, DEPLOYMENT);
  expect(unanswered).toEqual([]);
  expect(problems).toEqual([
    {
      sentence: expect.stringContaining(sentence),
      ...(mended === 'prepare'
        ? { change: expect.any(Object) }
        : { command: expect.stringContaining(mended) }),
    },
  ]);
  if (mended === 'prepare') await expectMended(google, requests);
});

/** Expects that `--prepare` prints its changes before it asks, and has nothing to do in a second run. */
async function expectMended(google: ReturnType<typeof createGoogle>, requests: string[]): Promise<void> {
  const asked: string[] = [];
  const said = whatIsSaid();
  const agrees = async (question: string) => asked.push(said.join('\n') + question) > 0;
  expect(await prepareProject(google, DEPLOYMENT, agrees)).toBe(true);
  const made = requests.filter((request) => WRITING.test(request));
  expect(made.length).toBeGreaterThan(0);
  expect(asked).toHaveLength(made.length);
  for (const [index, request] of made.entries())
    expect(asked[index]).toContain(request.replace(' ', ' https://'));
  expect(await prepareProject(google, DEPLOYMENT, agrees)).toBe(true);
  expect(asked).toHaveLength(made.length);
}

test('an empty project is prepared in one run, except for what only a person can do', async () => {
  const nothing = Object.fromEntries(Object.keys(ready).map((name) => [name, null])) as GoogleProject;
  const { google } = openProject({
    ...nothing,
    project: ready.project,
    billing: ready.billing,
    policy: {},
    builder: {},
    keyLookup: ready.keyLookup,
    browserKey: ready.browserKey,
  });
  const said = whatIsSaid();
  await prepareProject(google, DEPLOYMENT, async () => true);
  const { problems } = await examineProject(google.ask, DEPLOYMENT);
  expect(problems.map(({ sentence }) => sentence.slice(0, 24))).toEqual([
    'The secret SMTP_URL does',
    'The secret RECAPTCHA_SEC',
    'The secret BOOKING_LINK_',
    "The captcha's key 6LcKey",
  ]);
  for (const { sentence } of problems) expect(said).toContain(`\n${sentence}`);
});

test('nothing is changed unless the person agrees, and a refusal by Google is shown', async () => {
  const { google, requests } = openProject({ account: null, bucket: null });
  const said = whatIsSaid();
  expect(await prepareProject(google, DEPLOYMENT, async () => false)).toBe(false);
  expect(requests.filter((request) => WRITING.test(request))).toEqual([]);

  const refused = {
    ...google,
    change: () => google.change({ url: 'https://iam.googleapis.com/', body: {} }),
  };
  expect(await prepareProject(refused, DEPLOYMENT, async () => true)).toBe(false);
  expect(said).toContain('Google refused: Not found');
});

const refusal = (refused: number, message = 'x', reason?: string) => ({
  refused,
  message,
  ...(reason && { reason }),
});

test('a failed request is reported with Google’s own message, and prevents the deployment', async () => {
  const { google } = openProject({
    project: refusal(403, 'Cloud Resource Manager API has not been used before.', 'SERVICE_DISABLED'),
    backups: refusal(403, 'Missing or insufficient permissions.'),
  });
  expect(await missingInProject(google.ask, DEPLOYMENT)).toEqual(
    expect.arrayContaining([
      'Google did not answer about the project: Cloud Resource Manager API has not been used before.',
      'Google did not answer about backups: Missing or insufficient permissions.',
    ]),
  );
});

const NO_ANSWERS = {
  '429': refusal(429, 'Quota exceeded'),
  '403': refusal(403, 'Permission denied'),
  '500': refusal(500, 'Internal error'),
  'a page of HTML': refusal(200, '<!doctype html><title>Sign in to the network</title>'),
  'a page of HTML that says 404': refusal(404, '<!doctype html><title>Not found</title>'),
  'a list': refusal(200, '[]'),
  'a cut connection': refusal(0),
};

const KINDS = Object.keys(NO_ANSWERS).length;

describe.each(Object.entries(NO_ANSWERS).map(([kind, noAnswer], index) => ({ kind, noAnswer, index })))(
  'if Google responds with $kind',
  ({ noAnswer, index }) => {
    // Each request is tested with only two kinds of failure, and each kind of failure with some requests.
    const isAsked = (_: unknown, at: number) => isAll || at % KINDS === index || (at + 3) % KINDS === index;

    test('to any single request, the project counts as incomplete, and a sentence reports that request', async () => {
      for (const name of (Object.keys(ready) as (keyof GoogleProject)[]).filter(isAsked)) {
        const { google } = openProject({ [name]: noAnswer });
        const missing = await missingInProject(google.ask, { ...DEPLOYMENT, readsMailbox: true });
        // If the person has no access, Google refuses even the project itself.
        expect(missing.join('\n'), name).toMatch(/Google did not answer about|or you may not see it/);
        for (const sentence of missing) expect(sentence).not.toMatch(/undefined|fetch failed|JSON at/);
      }
    });

    test('to all requests, nothing is prepared, and many things are reported as missing', async () => {
      const all = Object.fromEntries(Object.keys(ready).map((name) => [name, noAnswer]));
      const { google, requests } = openProject(all);
      const said = whatIsSaid();
      expect(await prepareProject(google, DEPLOYMENT, async () => true)).toBe(false);
      expect(said.join('\n')).not.toContain('Nothing else is missing');
      expect((await missingInProject(google.ask, DEPLOYMENT)).length).toBeGreaterThan(0);
      expect(requests.filter((request) => WRITING.test(request))).toEqual([]);
    });
  },
);

describe('a deployment', () => {
  /** Deploys, and returns the actions in order. `succeeds` decides the outcome of each command. */
  async function deploy(
    { google }: ReturnType<typeof openProject>,
    succeeds: (command: string) => boolean = () => true,
    onPause = () => {},
  ) {
    const done: string[] = [];
    const firebase = (...args: string[]) => done.push(args.join(' ')) > 0 && succeeds(args.join(' '));
    const pause = async () => void (done.push('pause') && onPause());
    return { succeeded: await deploySite(PROJECT, { firebase, ask: google.ask, pause }), done };
  }
  const indexes = (...states: string[]) => ({
    indexes: { indexes: states.map((state) => ({ name: 'i', queryScope: 'COLLECTION', state })) },
  });

  test('deploys the indexes first and waits for them, then deploys everything else at once', async () => {
    const opened = openProject(indexes('READY', 'CREATING'));
    let pauses = 0;
    const { succeeded, done } = await deploy(opened, undefined, () => {
      pauses += 1;
      if (pauses === 2) Object.assign(opened.project, indexes('READY', 'READY'));
    });
    expect(done).toEqual(['deploy --only firestore:indexes', 'pause', 'pause', 'deploy']);
    expect(succeeded).toBe(true);
  });

  test.each([
    ['READY', 'NEEDS_REPAIR', 'could not be built'],
    ['READY', 'CREATING', 'still being built'],
  ])('throws if an index is not built (%s, %s)', async (one, other, sentence) => {
    await expect(deploy(openProject(indexes(one, other)))).rejects.toThrow(sentence);
  });

  test('without container images, deploys the functions first and sets the cleanup policy before everything else', async () => {
    const setPolicy = 'functions:artifacts:setpolicy --location southamerica-east1 --days 1 --force';
    let tries = 0;
    const { succeeded, done } = await deploy(openProject({ images: null }), (command) => {
      if (command === setPolicy) tries += 1;
      return command !== 'deploy --only functions' && (command !== setPolicy || tries === 2);
    });
    const rest = ['deploy --only functions', setPolicy, 'pause', setPolicy, 'deploy'];
    expect(done).toEqual(['deploy --only firestore:indexes', ...rest]);
    expect(succeeded).toBe(true);
  });

  test('stops after the first command that fails', async () => {
    const { succeeded, done } = await deploy(openProject(), () => false);
    expect([succeeded, done]).toEqual([false, ['deploy --only firestore:indexes']]);
  });
});
