import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build.ts';
import { collectDeployFacts } from './deploy/collectDeployFacts.ts';
import { deployConfig, PACKED_FUNCTIONS } from './deploy/deployConfig.ts';
import { deployProblems, unansweredQuestions } from './deploy/deployProblems.ts';
import { deploySteps } from './deploy/deploySteps.ts';
import { runFirebase } from './deploy/firebaseCommand.ts';
import { installPacked, packFunctions } from './deploy/packFunctions.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run deploy                         checks that nothing is missing, builds for production and deploys
npm run deploy -- --check              only names what is missing
npm run deploy -- --project my-project to this project instead of the one that "npx firebase use --add" chose`;

const options = { project: { type: 'string' }, check: { type: 'boolean' } } as const;

const root = fileURLToPath(new URL('../', import.meta.url));
/** Beside firebase.json, because the paths in it start from its folder. */
const configFile = join(root, 'firebase.deploy.json');

await runCommand({ usage, options }, async (asked) => {
  const facts = await collectDeployFacts(root, asked.project);
  const problems = deployProblems(facts);
  const unanswered = unansweredQuestions(facts);
  if (unanswered) console.warn(unanswered);
  if (problems.length > 0 || !facts.project) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    throw new Error(`Nothing was built or deployed:\n\n${list}\n`);
  }
  console.log(`Nothing is missing to deploy to ${facts.project}.`);
  if (asked.check) return true;
  Object.assign(process.env, facts.environment);
  await buildSite({ local: false });
  const packed = join(root, PACKED_FUNCTIONS);
  await packFunctions(root, packed);
  installPacked(packed);
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const assets = await readdir(join(root, 'dist/assets'));
  await writeFile(configFile, JSON.stringify(deployConfig(config, assets), null, 2));
  try {
    return deploySteps(facts.project, configFile, facts.google).every(
      ({ args, mayFail }) => runFirebase(args) || mayFail,
    );
  } finally {
    await rm(configFile, { force: true });
  }
});
