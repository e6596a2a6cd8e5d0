import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build.ts';
import { readContent } from './content/readContent.ts';
import { deployConfig, PACKED_FUNCTIONS } from './deploy/deployConfig.ts';
import { collectDeployFacts, deploymentOf, deployProblems } from './deploy/deployProblems.ts';
import { deploySite } from './deploy/deploySite.ts';
import { missingInProject, prepareProject } from './deploy/examineProject.ts';
import { openGoogle } from './deploy/google.ts';
import { packFunctions } from './deploy/packFunctions.ts';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run deploy                         checks that nothing is missing, builds for production and deploys
npm run deploy -- --check              only names what is missing
npm run deploy -- --prepare            makes the changes that the project needs, each after asking
npm run deploy -- --project my-project to this project instead of the one that "npx firebase use --add" chose`;

const options = {
  project: { type: 'string' },
  check: { type: 'boolean' },
  prepare: { type: 'boolean' },
} as const;

const root = fileURLToPath(new URL('../', import.meta.url));
/** The deployment's configuration is beside firebase.json, because its paths are relative to that folder. */
const configFile = join(root, 'firebase.deploy.json');
const REFUSED = 'Nothing was built or deployed:';
const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

await runCommand({ usage, options }, async (asked) => {
  const facts = collectDeployFacts(root, asked.project);
  const deployment = deploymentOf(facts);
  const missingHere = deployProblems(facts);
  if (!deployment) throw new Error(list(REFUSED, missingHere));
  const google = await openGoogle(deployment.project).catch((error: Error) => {
    throw new Error(list(REFUSED, [...missingHere, error.message]));
  });
  if (asked.prepare) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answers = (question: string) => terminal.question(`${question} (yes/no) `);
    return prepareProject(google, deployment, async (question) => (await answers(question)).trim() === 'yes');
  }

  const missing = [...missingHere, ...(await missingInProject(google.ask, deployment))];
  if (missing.length > 0) throw new Error(list(REFUSED, missing));
  console.log(`Nothing is missing to deploy to ${deployment.project}.`);
  if (asked.check) return true;

  Object.assign(process.env, facts.environment);
  await buildSite({ local: false });
  await packFunctions(root, join(root, PACKED_FUNCTIONS));
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const assets = await readdir(join(root, 'dist/assets'));
  const items = readContent().screens.map(({ path }) => path);
  await writeFile(configFile, JSON.stringify(deployConfig(config, assets, items), null, 2));
  try {
    const where = ['--project', deployment.project, '--config', configFile];
    const firebase = (...args: string[]) =>
      spawnSync(process.execPath, [firebaseTools, ...args, ...where], { stdio: 'inherit' }).status === 0;
    const pause = () => setTimeout(10_000);
    return await deploySite(deployment.project, { firebase, ask: google.ask, pause });
  } finally {
    await rm(configFile, { force: true });
  }
});

function list(title: string, items: string[]): string {
  return `${title}\n\n${items.map((item) => `  - ${item}`).join('\n')}\n`;
}
