import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { studio } from '../../src/content/studio.ts';
import { grantAdmin } from '../admin/grantAdmin.ts';
import type { LocalPorts } from './localPorts.ts';

/** Someone to sign in as in a local run. */
export interface DemoAccount {
  role: string;
  displayName: string;
  email: string;
  password: string;
}

/** The accounts of every local run; the administrator has the address that sees the Admin link. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'Member', displayName: 'Marina Alves', email: 'membro@alinhavo.example', password: 'alinhavo' },
  {
    role: 'Administrator',
    displayName: 'Rosa Teixeira',
    email: studio.administratorEmail,
    password: 'alinhavo',
  },
];

async function provideAccount(auth: Auth, { displayName, email, password }: DemoAccount): Promise<void> {
  try {
    await auth.createUser({ displayName, email, password, emailVerified: true });
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/email-already-exists') throw error;
  }
}

/** Puts the demo accounts into the Auth emulator of a local run and returns them; those that are there stay. */
export async function seedAccounts(project: string, ports: LocalPorts): Promise<readonly DemoAccount[]> {
  // firebase-admin looks for the emulator here, and asks for no credentials then.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  const app = initializeApp({ projectId: project }, 'seed');
  const auth = getAuth(app);
  await Promise.all(demoAccounts.map((account) => provideAccount(auth, account)));
  await grantAdmin(auth, studio.administratorEmail);
  await deleteApp(app);
  return demoAccounts;
}
