import type { Check, Deployment, ProjectProblem } from './checks/Check.ts';
import { checkAccounts } from './checks/checkAccounts.ts';
import { checkBilling } from './checks/checkBilling.ts';
import { checkBucket } from './checks/checkBucket.ts';
import { checkCaptcha } from './checks/checkCaptcha.ts';
import { checkBackups, checkDatabase } from './checks/checkDatabase.ts';
import { checkImages } from './checks/checkImages.ts';
import { checkIndexes } from './checks/checkIndexes.ts';
import { checkProject } from './checks/checkProject.ts';
import { checkRequestLog } from './checks/checkRequestLog.ts';
import { checkRoles } from './checks/checkRoles.ts';
import { checkSecrets } from './checks/checkSecrets.ts';
import { checkServices } from './checks/checkServices.ts';
import { checkSharing } from './checks/checkSharing.ts';
import { checkSiteAccount } from './checks/checkSiteAccount.ts';
import type { Ask, GoogleRefusal } from './google.ts';

/** In the order in which they are mended. */
const CHECKS: Record<string, Check> = {
  billing: checkBilling,
  APIs: checkServices,
  'public access': checkSharing,
  'the account of the functions': checkSiteAccount,
  roles: checkRoles,
  'the database': checkDatabase,
  backups: checkBackups,
  indexes: checkIndexes,
  'the bucket': checkBucket,
  accounts: checkAccounts,
  'the captcha': checkCaptcha,
  secrets: checkSecrets,
  'container images': checkImages,
  'the request log': checkRequestLog,
};

/** Problems of a project, and the questions that Google did not answer. */
export type Examination = { problems: ProjectProblem[]; unanswered: string[] };

/** Asks Google about everything that the site needs of a project. */
export async function examineProject(ask: Ask, deployment: Deployment): Promise<Examination> {
  const project = await examine(ask, deployment, { 'the project': checkProject });
  if (project.problems.length > 0) return project;
  const rest = await examine(ask, deployment, CHECKS);
  return { problems: rest.problems, unanswered: [...project.unanswered, ...rest.unanswered] };
}

async function examine(ask: Ask, deployment: Deployment, checks: typeof CHECKS): Promise<Examination> {
  const unanswered: string[] = [];
  const found = await Promise.all(
    Object.entries(checks).map(([subject, check]) =>
      check(ask, deployment).catch((error: GoogleRefusal) => {
        unanswered.push(`${subject}: ${error.message}`);
        return [];
      }),
    ),
  );
  return {
    problems: found.flat().filter((problem) => problem !== undefined && problem !== false),
    unanswered,
  };
}
