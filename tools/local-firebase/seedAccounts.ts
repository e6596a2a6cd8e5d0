import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { giveClaim } from '../../functions/src/adapters/team/adminClaim.ts';
import { studio } from '../../src/copy/studio.ts';
import { TEAM_PATH } from '../../src/domain/accounts/team.ts';
import { LOCAL_PROJECT, type LocalPorts } from './localPorts.ts';

const member = {
  role: 'Member',
  displayName: 'Marina Alves',
  email: 'membro@alinhavo.example',
  password: 'alinhavo',
};

/** The studio's administrator in every local run. Only this account sees the Admin link. */
export const administrator = {
  role: 'Administrator',
  displayName: 'Rosa Teixeira',
  email: studio.administratorEmail,
  password: 'alinhavo',
};

/** Creates the demo accounts in the emulators of a local run, or keeps existing ones. Returns them. */
export async function seedAccounts(ports: Pick<LocalPorts, 'auth' | 'firestore'>) {
  // With this variable firebase-admin uses the emulator without credentials.
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
  const user = await auth.getUserByEmail(administrator.email);
  await giveClaim(auth, user);
  await deleteApp(app);
  await listAdministrator(ports.firestore, user.uid);
  return accounts;
}

/** Adds the administrator to the team's list, as "npm run admin:grant" does. */
async function listAdministrator(port: number, uid: string): Promise<void> {
  const { email, displayName } = administrator;
  const member = { fields: { email: { stringValue: email }, name: { stringValue: displayName } } };
  const members = { mapValue: { fields: { [uid]: { mapValue: member } } } };
  const document = `http://127.0.0.1:${port}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents/${TEAM_PATH}`;
  const answer = await fetch(`${document}?updateMask.fieldPaths=members.\`${uid}\``, {
    method: 'PATCH',
    // With this token the emulator skips the rules.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: { members } }),
  });
  if (!answer.ok) throw new Error(`The team was not stored: ${answer.status} ${await answer.text()}`);
}
