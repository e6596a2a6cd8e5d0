import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from './build.ts';
import { collectDeployFacts } from './deploy/collectDeployFacts.ts';
import { deployConfig, PACKED_FUNCTIONS } from './deploy/deployConfig.ts';
import { deployProblems, unansweredQuestions } from './deploy/deployProblems.ts';
import { deploySteps } from './deploy/deploySteps.ts';
import { runFirebase } from './deploy/firebaseCommand.ts';
import { installPacked, packFunctions } from './deploy/packFunctions.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Beside firebase.json, because the paths in it start from its folder. */
const configFile = join(root, 'firebase.deploy.json');

const { values } = parseArgs({
  options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
});

/** Checks that nothing is missing, builds for production and deploys; says whether it got that far. */
async function deploy(wanted: string | undefined, onlyCheck: boolean): Promise<boolean> {
  const facts = await collectDeployFacts(root, wanted);
  const problems = deployProblems(facts);
  const unanswered = unansweredQuestions(facts);
  if (unanswered) console.warn(unanswered);
  if (problems.length > 0 || !facts.project) {
    console.error(
      `Nothing was built or deployed:\n\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n`,
    );
    return false;
  }
  console.log(`Nothing is missing to deploy to ${facts.project}.`);
  if (onlyCheck) return true;
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
}

deploy(values.project, values.check).then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
