import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedInbox } from '#tests/shots/seedInbox.ts';
import { provideChromium } from './chromium/provideChromium.ts';
import { findPortOffset } from './local-firebase/localPorts.ts';
import { seedAccounts } from './local-firebase/seedAccounts.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { README_PICTURES, README_PROJECTS, writeReadmePictures } from './pictures/writeReadmePictures.ts';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run shots                              photographs every page and state into shots/
npm run shots -- --grep contact            only those with this in their name
npm run shots -- --compare HEAD~1          photographs that commit and compares; see shots/report/index.html
npm run shots -- --readme                  makes the pictures of README.md again, in docs/pictures`;

const options = {
  compare: { type: 'string' },
  grep: { type: 'string', default: '' },
  readme: { type: 'boolean', default: false },
} as const;

/** Arguments that limit Playwright to the screenshots for README.md. */
const readmeArgs = [
  `--grep= (${Object.values(README_PICTURES).join('|')})$`,
  ...Object.values(README_PROJECTS).map((project) => `--project=${project}`),
];

const root = fileURLToPath(new URL('../', import.meta.url));

async function run(program: string, args: string[], cwd = root, env = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'close');
  return code === 0;
}

async function build(tree: string): Promise<void> {
  if (!(await run('npm', ['run', 'build', '--', '--local'], tree)))
    throw new Error(`${tree} does not build.`);
}

async function buildCommit(ref: string): Promise<string> {
  const folder = join(root, '.local', 'shots');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (!(await run('sh', ['-c', `git archive '${ref}' | tar -x -C '${folder}'`])))
    throw new Error(`git has no ${ref}.`);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await build(folder);
  return folder;
}

/** Takes screenshots of the site built in `folder`, with a local Firebase and sample submissions. */
async function photograph(folder: string, args: string[]): Promise<boolean> {
  const portOffset = await findPortOffset(1000);
  const firebase = await startLocalFirebase({ portOffset, siteFolder: folder, mail: false, quiet: true });
  try {
    await seedAccounts(firebase.ports);
    process.env.GOOGLE_APPLICATION_CREDENTIALS = firebase.credentials;
    await seedInbox(`127.0.0.1:${firebase.ports.firestore}`);
    const env = { SITE_URL: firebase.addresses.site, SHOTS_DIST: join(folder, 'dist') };
    return await run(
      'npx',
      ['playwright', 'test', '--config=playwright.shots.config.ts', ...args],
      root,
      env,
    );
  } finally {
    await firebase.stop();
  }
}

await runCommand({ usage, options }, async ({ compare, grep, readme }) => {
  provideChromium();
  const before = compare === undefined ? undefined : await buildCommit(compare);
  await build(root);
  const args = readme ? readmeArgs : grep ? [`--grep=${grep}`] : [];
  await rm(join(root, 'shots'), { recursive: true, force: true });
  const taken = await photograph(before ?? root, [...args, '--update-snapshots=all']);
  if (readme && taken) await writeReadmePictures(join(root, 'shots'), join(root, 'docs', 'pictures'));
  return before === undefined ? taken : photograph(root, args);
});
