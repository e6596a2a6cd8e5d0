import { accountChecks } from './checks/accountChecks.ts';
import type { Check, Deployment, Problems } from './checks/Check.ts';
import { dataChecks } from './checks/dataChecks.ts';
import { firebaseChecks } from './checks/firebaseChecks.ts';
import { functionChecks } from './checks/functionChecks.ts';
import { mailboxChecks } from './checks/mailboxChecks.ts';
import { checkProject, projectChecks } from './checks/projectChecks.ts';
import { rulesChecks } from './checks/rulesChecks.ts';
import { visitorChecks } from './checks/visitorChecks.ts';
import type { Ask, GoogleRefusal } from './google.ts';

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
