import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { FUNCTIONS } from '#src/domain/site/apiPaths.ts';
import { siteAccount } from '#tools/deploy/functionValues.ts';
import { FORM_MEMORY, REQUESTS_AT_ONCE } from '../../../functions/src/policy/formCapacity.ts';
import { REGION } from '../../../functions/src/policy/region.ts';
import { packedFunctions } from './packedFolder.ts';

const folder = await packedFunctions();
const read = (file: string) => readFileSync(file, 'utf8');
const index = read('functions/src/index.ts');

type Endpoint = {
  region: string[];
  platform: string;
  availableMemoryMb?: number;
  concurrency?: number;
  maxInstances?: number;
  secretEnvironmentVariables?: { key: string }[];
  serviceAccountEmail?: string;
};

/** The request that `firebase deploy` makes to the code before it uploads anything. */
async function discover(
  variables: NodeJS.ProcessEnv = {},
): Promise<{ endpoints: Record<string, Endpoint>; params: { name: string }[] }> {
  const output = join(await mkdtemp(join(tmpdir(), 'manifest-')), 'functions.json');
  const program = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const place = { PATH: process.env.PATH, GCLOUD_PROJECT: 'estudio' };
  const env = { ...place, FUNCTIONS_MANIFEST_OUTPUT_PATH: output, ...variables };
  await promisify(execFile)(process.execPath, [program, folder], { cwd: folder, env });
  return JSON.parse(readFileSync(output, 'utf8'));
}

const manifest = await discover({ MAILBOX: 'imap' });

test('every function is found in its region, and has its own service account, which a deployment prepares', () => {
  const exported = [...index.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(2);
  expect(Object.keys(manifest.endpoints).sort()).toEqual(exported.sort());
  const serviceAccountEmail = siteAccount('{{ params.PROJECT_ID }}');
  for (const endpoint of Object.values(manifest.endpoints))
    expect(endpoint).toMatchObject({ region: [REGION], platform: 'gcfv2', serviceAccountEmail });
});

test('every function to which Hosting rewrites an address exists', () => {
  for (const name of FUNCTIONS) expect(manifest.endpoints).toHaveProperty(name);
});

test.each(['sendContactEmail', 'sendAgendamento'])(
  '%s has memory for 80 simultaneous requests in each of five instances (tests/integration/packed-functions/largeBodies.test.ts)',
  (name) => {
    const room = { availableMemoryMb: Number.parseInt(FORM_MEMORY, 10), concurrency: REQUESTS_AT_ONCE };
    expect(manifest.endpoints[name]).toMatchObject({ ...room, maxInstances: 5 });
    expect(REQUESTS_AT_ONCE).toBeGreaterThan(50);
  },
);

test.each([
  ['sendContactEmail', ['BOOKING_LINK_SECRET', 'RECAPTCHA_SECRET', 'SMTP_URL']],
  ['sendAgendamento', ['BOOKING_LINK_SECRET', 'RECAPTCHA_SECRET', 'SMTP_URL']],
  ['manageBooking', ['BOOKING_LINK_SECRET', 'RECAPTCHA_SECRET', 'SMTP_URL']],
  ['studio', ['BOOKING_LINK_SECRET', 'IMAP_URL', 'SMTP_URL']],
  ['readMailbox', ['BOOKING_LINK_SECRET', 'IMAP_URL', 'SMTP_URL']],
  ['readCalendars', ['BOOKING_LINK_SECRET', 'SMTP_URL']],
  ['redeliverMails', ['BOOKING_LINK_SECRET', 'SMTP_URL']],
  ['sendSummaries', ['BOOKING_LINK_SECRET', 'SMTP_URL']],
])('%s is given the secrets %j', (name, expected) => {
  const secrets = manifest.endpoints[name]?.secretEnvironmentVariables?.map(({ key }) => key);
  expect(secrets?.sort()).toEqual(expected);
});

test('without a mailbox, its function and its secret are not declared, so that a deployment does not ask for the secret', async () => {
  const without = await discover();
  const { readMailbox, ...others } = manifest.endpoints;
  expect(readMailbox).toBeDefined();
  expect(Object.keys(without.endpoints).sort()).toEqual(Object.keys(others).sort());
  expect(JSON.stringify(without)).not.toContain('IMAP');
  expect(JSON.stringify(manifest.params)).toContain('IMAP_URL');
});

test('the upload contains no sources, no tests, no parameters and no local files', () => {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const uploaded = all.filter((file) => !file.startsWith('node_modules'));
  expect(uploaded.sort()).toEqual(['.npmrc', 'lib', 'lib/index.js', 'package-lock.json', 'package.json']);
  expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
});
