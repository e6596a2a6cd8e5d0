import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { giveClaim } from '../../functions/src/adapters/administratorRights.ts';
import { studio } from '../../src/copy/studio.ts';
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
  for (const { displayName, email, password } of accounts)
    await auth
      .createUser({ displayName, email, password, emailVerified: true })
      .catch((error: Error & { code?: string }) => {
        if (error.code !== 'auth/email-already-exists') throw error;
      });
  await giveClaim(auth, await auth.getUserByEmail(administrator.email));
  await deleteApp(app);
  return accounts;
}
