import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from './build.ts';
import { collectDeployFacts } from './deploy/collectDeployFacts.ts';
import { deployProblems } from './deploy/deployProblems.ts';
import { runFirebase } from './deploy/firebaseCommand.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
});

/** Checks that nothing is missing, builds for production and deploys; says whether it got that far. */
async function deploy(wanted: string | undefined, onlyCheck: boolean): Promise<boolean> {
  const facts = collectDeployFacts(fileURLToPath(new URL('../', import.meta.url)), wanted);
  const problems = deployProblems(facts);
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
  return runFirebase(['deploy', '--project', facts.project]);
}

deploy(values.project, values.check).then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
