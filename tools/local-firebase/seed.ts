import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { studio } from '#src/copy/studio.ts';
import { grantAdmin } from '../admin/grantAdmin.ts';
import { LOCAL_PROJECT, type LocalPorts } from './localPorts.ts';

const member = {
  role: 'Member',
  displayName: 'Marina Alves',
  email: 'membro@alinhavo.example',
  password: 'alinhavo',
};

/** Manages the inbox in every local run; its address is the one that sees the Admin link. */
export const administrator = {
  role: 'Administrator',
  displayName: 'Rosa Teixeira',
  email: studio.administratorEmail,
  password: 'alinhavo',
};

/** Puts the demo accounts into the Auth emulator of a local run and returns them; those that are there stay. */
export async function seedAccounts(ports: Pick<LocalPorts, 'auth'>) {
  // firebase-admin looks for the emulator here, and asks for no credentials then.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  const app = initializeApp({ projectId: LOCAL_PROJECT }, 'seed');
  const auth = getAuth(app);
  const accounts = [member, administrator];
  const provided = accounts.map(async ({ displayName, email, password }) => {
    try {
      await auth.createUser({ displayName, email, password, emailVerified: true });
    } catch (error) {
      if ((error as { code?: string }).code !== 'auth/email-already-exists') throw error;
    }
  });
  await Promise.all(provided);
  await grantAdmin(auth, administrator.email);
  await deleteApp(app);
  return accounts;
}
