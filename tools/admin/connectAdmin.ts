import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { writeLocalCredentials } from 'local-firestore';
import { LOCAL_PROJECT, localPorts } from '../local-firebase/localPorts.ts';

export const projectOptions = {
  project: { type: 'string' },
  local: { type: 'boolean', default: false },
  'port-offset': { type: 'string', default: '0' },
} as const satisfies ParseArgsConfig['options'];

export const projectUsage = `The command signs in with Google's application default credentials:
"gcloud auth application-default login", or a key file named by GOOGLE_APPLICATION_CREDENTIALS.

Options:
  --project my-project   instead of VITE_FIREBASE_PROJECT_ID
  --local                the running "npm start", no credentials needed
  --port-offset 100      of that run`;

type ProjectChoice = { project?: string; local: boolean; 'port-offset': string };

/** Returns the chosen project's accounts, database and site address. Throws if no project is chosen. */
export async function connectAdmin({ project, local, 'port-offset': offset }: ProjectChoice) {
  // Vite, which a local run does not need, takes half a second to load.
  const values = local ? {} : (await import('vite')).loadEnv('production', process.cwd());
  const { VITE_FIREBASE_PROJECT_ID: deployed, VITE_SITE_URL: deployedAt = '' } = values;
  const ports = localPorts(Number(offset));
  const projectId = local ? LOCAL_PROJECT : (project ?? deployed);
  if (!projectId)
    throw new Error(
      'Say which project: --project my-project, or VITE_FIREBASE_PROJECT_ID in the environment.',
    );
  if (local) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
    const folder = mkdtempSync(join(tmpdir(), 'local-credentials-'));
    process.env.GOOGLE_APPLICATION_CREDENTIALS = await writeLocalCredentials(folder, LOCAL_PROJECT);
  }
  const app = initializeApp({ projectId });
  const siteUrl = local ? `http://localhost:${ports.site}` : deployedAt;
  return { auth: getAuth(app), db: initializeFirestore(app, { preferRest: true }), siteUrl };
}
