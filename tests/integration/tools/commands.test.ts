import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { localPorts } from '#tools/local-firebase/localPorts.ts';

const app = initializeApp({ projectId: 'demo-alinhavo' }, 'commands');
const auth = getAuth(app);
afterAll(() => deleteApp(app));

const authPort = Number(process.env.FIREBASE_AUTH_EMULATOR_HOST?.split(':').at(-1));
const local = ['--local', '--port-offset', String(authPort - localPorts(0).auth)];

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    const words = ['run', '--silent', command, '--', ...args];
    execFile('npm', words, { env: { PATH, HOME } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
    );
  });
}

test('npm run admin:grant and admin:revoke grant and revoke the rights of an account with a verified e-mail', async () => {
  const email = `${randomUUID()}@exemplo.com.br`;
  const { uid } = await auth.createUser({ email, password: randomUUID(), emailVerified: true });
  const granted = expect.stringContaining('is an administrator');
  expect(await run('admin:grant', [email, ...local])).toMatchObject({ code: 0, output: granted });
  expect((await auth.getUser(uid)).customClaims).toEqual({ admin: true });
  const revoked = expect.stringContaining('no administrator any more');
  expect(await run('admin:revoke', [email, ...local])).toMatchObject({ code: 0, output: revoked });
  expect((await auth.getUser(uid)).customClaims).toEqual({});
});
