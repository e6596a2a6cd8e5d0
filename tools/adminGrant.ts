import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { grantAdmin } from './admin/grantAdmin.ts';
import { localPorts } from './local-firebase/localPorts.ts';
import { LOCAL_PROJECT } from './local-firebase/startLocalFirebase.ts';

const usage = `npm run admin:grant -- pessoa@example.com      makes this account an administrator of the deployed site

The account must exist already. The command signs in with Google's application default credentials:
"gcloud auth application-default login", or a key file named by GOOGLE_APPLICATION_CREDENTIALS.

Options:
  --project my-project   instead of VITE_FIREBASE_PROJECT_ID
  --local                an account of the running "npm start", no credentials needed
  --port-offset 100      of that run`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    local: { type: 'boolean', default: false },
    'port-offset': { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});

/** The Auth service to speak to. Throws when nobody said which project is meant. */
function connect() {
  if (values.local) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${localPorts(Number(values['port-offset'])).auth}`;
    return getAuth(initializeApp({ projectId: LOCAL_PROJECT }));
  }
  const projectId = values.project ?? loadEnv('production', process.cwd()).VITE_FIREBASE_PROJECT_ID;
  if (!projectId)
    throw new Error(
      'Say which project: --project my-project, or VITE_FIREBASE_PROJECT_ID in the environment.',
    );
  return getAuth(initializeApp({ projectId, credential: applicationDefault() }));
}

async function grant(email: string): Promise<void> {
  await grantAdmin(connect(), email);
  console.log(
    `${email} is an administrator from the next sign-in on (a running session learns it within an hour).`,
  );
}

const [email] = positionals;
if (values.help || !email) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else
  await grant(email).catch((error: Error & { code?: string }) => {
    console.error(
      error.code === 'auth/user-not-found'
        ? `There is no account with the e-mail ${email}: register it on the site first.`
        : error.message,
    );
    process.exitCode = 1;
  });
