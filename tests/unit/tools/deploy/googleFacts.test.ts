import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { collectGoogleFacts, type Google } from '#tools/deploy/googleFacts.ts';

const answers: Google = {
  projectNumber: async () => '123',
  serviceAccountHasRole: async () => true,
  imageRepository: async () => ({ cleanupPolicies: { old: {} } }),
  backupSchedules: async () => [{ retention: '1209600s' }],
};

test('what Google says is understood', async () => {
  expect(await collectGoogleFacts('estudio', answers)).toEqual({
    storageReadsFirestore: { granted: true, projectNumber: '123' },
    imageCleanup: 'set',
    backupsKeptDays: [14],
  });
});

test('the role is asked of the account by which Storage asks Firestore', async () => {
  const asked: string[][] = [];
  const { storageReadsFirestore } = await collectGoogleFacts('estudio', {
    ...answers,
    serviceAccountHasRole: async (...question) => {
      asked.push(question);
      return false;
    },
  });
  expect(storageReadsFirestore?.granted).toBe(false);
  expect(asked).toEqual([
    [
      '123',
      'service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com',
      'roles/firebaserules.firestoreServiceAgent',
    ],
  ]);
});

test.each([
  [undefined, 'noImages'],
  [{}, 'unset'],
  [{ cleanupPolicies: {} }, 'unset'],
  [{ labels: { 'firebase-functions-cleanup-opted-out': 'true' } }, 'set'],
])('an image repository like %j is %s', async (repository, expected) => {
  const { imageCleanup } = await collectGoogleFacts('estudio', {
    ...answers,
    imageRepository: async () => repository,
  });
  expect(imageCleanup).toBe(expected);
});

test('a question that fails leaves the other answers', async () => {
  const refused = async () => {
    throw new Error('403');
  };
  const facts = await collectGoogleFacts('estudio', {
    ...answers,
    projectNumber: refused,
    backupSchedules: refused,
  });
  expect(facts).toEqual({ imageCleanup: 'set' });
});

test('firebase-tools still has what is asked with it', () => {
  const require = createRequire(import.meta.url);
  for (const [module, name] of [
    ['auth', 'getGlobalDefaultAccount'],
    ['requireAuth', 'requireAuth'],
    ['getProjectNumber', 'getProjectNumber'],
    ['gcp/resourceManager', 'serviceAccountHasRoles'],
    ['functions/artifacts', 'getRepo'],
    ['gcp/firestore', 'listBackupSchedules'],
  ] as const)
    expect(require(`firebase-tools/lib/${module}.js`)[name], `${module}: ${name}`).toBeTypeOf('function');
});
