import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { localPorts } from '#tools/local-firebase/localPorts.ts';

const db = await openDatabase();
const app = initializeApp({ projectId: 'demo-alinhavo' }, 'commands');
const auth = getAuth(app);
afterAll(() => deleteApp(app));

const authPort = Number(process.env.FIREBASE_AUTH_EMULATOR_HOST?.split(':').at(-1));
const local = ['--local', '--port-offset', String(authPort - localPorts(0).auth)];

type Run = Promise<{ code: number; output: string }>;

/** Runs a command as a person types it, in a process of its own. */
function run(command: string, args: string[]): Run {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', command, '--', ...args],
      { env: { PATH, HOME } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
    );
  });
}

const files = {
  'admin:grant': ['admin'],
  'admin:revoke': ['admin', '--revoke'],
  migrate: ['migrate'],
};
let runs = 0;

/** Runs the file of a command in this process. */
async function runFile(command: keyof typeof files, args: string[]): Run {
  const [file, ...given] = files[command];
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', command, ...given, ...args]);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue());
  runs += 1;
  try {
    // Under the same address a module would not run again.
    await import(/* @vite-ignore */ `/tools/${file}.ts?run=${runs}`);
    const output = printed.flatMap(({ mock }) => mock.calls.flat()).join('\n');
    return { code: Number(exit.mock.lastCall?.[0]), output };
  } finally {
    vi.restoreAllMocks();
  }
}

describe('npm run migrate', () => {
  test('counts with a dry run, then completes, then finds nothing more to do', async () => {
    await forgetSubmissions(db);
    const id = randomUUID();
    const sent = { nome: 'Ana', email: 'Ana@exemplo.com.br', mensagem: 'Oi', createdAt: new Date() };
    await db.doc(`messages/${id}`).set(sent);
    const counted = await runFile('migrate', ['--dry-run', ...local]);
    expect(counted).toMatchObject({
      code: 0,
      output: expect.stringContaining('messages: 1 of 1 to complete'),
    });
    expect((await db.doc(`messages/${id}`).get()).get('expireAt')).toBeUndefined();
    expect((await runFile('migrate', local)).output).toContain('messages: 1 of 1 completed');
    expect((await db.doc(`messages/${id}`).get()).get('emailKey')).toBe('ana@exemplo.com.br');
    expect((await runFile('migrate', local)).output).toContain('messages: 0 of 1 completed');
  });
});

describe('npm run admin:grant and admin:revoke', () => {
  test('give and take the right, after saying whose account it is', async () => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const { uid } = await auth.createUser({ email, password: randomUUID() });
    const refused = await runFile('admin:grant', [email, ...local]);
    expect(refused.code).toBe(1);
    for (const words of ['e-mail      not verified', 'Nothing was granted'])
      expect(refused.output).toContain(words);
    expect((await auth.getUser(uid)).customClaims).toBeUndefined();

    await auth.updateUser(uid, { emailVerified: true });
    const granted = await run('admin:grant', [email, ...local]);
    expect(granted.code).toBe(0);
    for (const words of [uid, 'created', 'e-mail      verified', 'is an administrator'])
      expect(granted.output).toContain(words);
    expect((await auth.getUser(uid)).customClaims).toEqual({ admin: true });

    const revoked = await runFile('admin:revoke', [email, ...local]);
    expect(revoked.code).toBe(0);
    for (const words of [uid, 'no administrator any more']) expect(revoked.output).toContain(words);
    expect((await auth.getUser(uid)).customClaims).toEqual({});
    expect((await db.doc(`adminRevocations/${uid}`).get()).exists).toBe(true);
  });

  const both = ['admin:grant', 'admin:revoke'] as const;
  test.each(both)('%s without an address says how it is used', async (command) => {
    const usage = expect.stringContaining(`npm run ${command}`);
    expect(await runFile(command, [])).toMatchObject({ code: 1, output: usage });
    const unknown = await runFile(command, ['nobody@exemplo.com.br', ...local]);
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('There is no user record') });
  });
});
