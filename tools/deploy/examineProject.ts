import { accountChecks } from './checks/accountChecks.ts';
import type { Check, Deployment, Problems } from './checks/Check.ts';
import { dataChecks } from './checks/dataChecks.ts';
import { firebaseChecks } from './checks/firebaseChecks.ts';
import { functionChecks } from './checks/functionChecks.ts';
import { mailboxChecks } from './checks/mailboxChecks.ts';
import { checkProject, projectChecks } from './checks/projectChecks.ts';
import { rulesChecks } from './checks/rulesChecks.ts';
import { visitorChecks } from './checks/visitorChecks.ts';
import { type Ask, type Google, type GoogleRefusal, methodOf } from './google.ts';

/** The checks, keyed by subject, in the order in which problems must be fixed. */
const checks = {
  ...projectChecks,
  ...firebaseChecks,
  ...accountChecks,
  ...functionChecks,
  ...dataChecks,
  ...rulesChecks,
  ...visitorChecks,
  ...mailboxChecks,
};

/** Asks Google about everything in a project that the site needs. Returns its problems and the unanswered questions. */
export async function examineProject(ask: Ask, deployment: Deployment) {
  const project = await examine(ask, deployment, { 'the project': checkProject });
  if (project.problems.length > 0) return project;
  const { problems, unanswered } = await examine(ask, deployment, checks);
  return { problems, unanswered: [...project.unanswered, ...unanswered] };
}

/** All reasons at Google that prevent a deployment, one sentence each: problems and unanswered questions. */
export async function missingInProject(ask: Ask, deployment: Deployment): Promise<string[]> {
  const { problems, unanswered } = await examineProject(ask, deployment);
  const prepare = `npm run deploy -- --prepare --project ${deployment.project}`;
  return [
    ...problems.map(
      (problem) => `${problem.sentence} Run "${'command' in problem ? problem.command : prepare}".`,
    ),
    ...unanswered.map((question) => `Google did not answer about ${question}`),
  ];
}

async function examine(ask: Ask, deployment: Deployment, checks: Record<string, Check>) {
  const unanswered: string[] = [];
  const found = Object.entries(checks).map(([subject, check]) =>
    check(ask, deployment).catch((error: GoogleRefusal) => {
      unanswered.push(`${subject}: ${error.message}`);
      return [];
    }),
  );
  const problems = (await Promise.all(found)).flat().flatMap(Object.entries<Problems[string]>);
  return {
    problems: problems.flatMap(([sentence, fix]) =>
      fix ? [{ sentence, ...(typeof fix === 'string' ? { command: fix } : { change: fix }) }] : [],
    ),
    unanswered,
  };
}

/** Makes the changes that a project needs, each if the person agrees. Repeatable. Returns whether none is left. */
export async function prepareProject(
  { ask, change }: Google,
  deployment: Deployment,
  agrees: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const seen = new Set<string>();
  for (;;) {
    const { problems, unanswered } = await examineProject(ask, deployment);
    const next = problems.find(({ sentence }) => !seen.has(sentence));
    if (!next) {
      for (const question of unanswered) console.log(`Google did not answer about ${question}`);
      const left = problems.length + unanswered.length;
      console.log(left === 0 ? 'Nothing else is missing.' : `${left} left: run this again.`);
      return left === 0;
    }
    seen.add(next.sentence);
    console.log(`\n${next.sentence}`);
    if ('command' in next) {
      console.log(`Run "${next.command}".`);
      continue;
    }
    const { url, body } = next.change;
    console.log(`${methodOf(next.change)} ${url}\n${JSON.stringify(body, null, 2)}`);
    if (!(await agrees('Make this change?'))) continue;
    await change(next.change).then(
      () => console.log('Done.'),
      (error: GoogleRefusal) => console.log(`Google refused: ${error.message}`),
    );
  }
}
