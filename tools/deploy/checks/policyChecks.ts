import { REGION } from '../functionValues.ts';
import type { Ask } from '../google.ts';
import type { Check, ProjectProblem } from './Check.ts';

type Rule = {
  allowAll?: boolean;
  denyAll?: boolean;
  enforce?: boolean;
  values?: { allowedValues?: string[]; deniedValues?: string[] };
};

/** Organisation policies that would break the site: what each forbids, and the rule that lifts it for the project. */
const POLICIES: { name: string; forbids: string; isBound: (rule: Rule) => boolean; lift: object }[] = [
  {
    name: 'iam.allowedPolicyMemberDomains',
    forbids: 'to open anything to everybody, so no visitor could reach the functions',
    isBound: ({ allowAll, denyAll, values }) => Boolean(denyAll || (!allowAll && values?.allowedValues)),
    lift: { allowAll: true },
  },
  {
    name: 'iam.managed.allowedPolicyMembers',
    forbids: 'to give rights to everybody, so no visitor could reach the functions',
    isBound: ({ enforce }) => Boolean(enforce),
    lift: { enforce: false },
  },
  {
    name: 'gcp.resourceLocations',
    forbids: `to keep anything in ${REGION}`,
    isBound: ({ denyAll, values }) => Boolean(denyAll || !admitsRegion(values)),
    lift: { values: { allowedValues: ['in:southamerica-east1-locations'] } },
  },
  {
    name: 'run.allowedIngress',
    forbids: 'functions that the internet reaches',
    isBound: ({ denyAll, values }) => Boolean(denyAll || refuses(values, 'all')),
    lift: { allowAll: true },
  },
  {
    name: 'cloudfunctions.allowedIngressSettings',
    forbids: 'functions that the internet reaches, by the rule for Cloud Functions',
    isBound: ({ denyAll, values }) => Boolean(denyAll || refuses(values, 'ALLOW_ALL')),
    lift: { allowAll: true },
  },
];

function refuses({ allowedValues, deniedValues }: NonNullable<Rule['values']> = {}, value: string): boolean {
  const isDenied = deniedValues?.includes(value) ?? false;
  return isDenied || (allowedValues !== undefined && !allowedValues.includes(value));
}

/** Names of groups of values begin with "in:" (cloud.google.com/resource-manager/docs/organization-policy). */
function admitsRegion({ allowedValues, deniedValues = [] }: NonNullable<Rule['values']> = {}): boolean {
  const names = (values: string[]) =>
    values.some((value) => /^(in:)?(southamerica-east1|southamerica|br)(-locations)?$/.test(value));
  return !names(deniedValues) && (allowedValues === undefined || names(allowedValues));
}

/** Whether the organisation's policies allow what the site needs. */
export const checkPolicies: Check = async (ask, { project }) =>
  Promise.all(POLICIES.map((policy) => checkPolicy(ask, project, policy)));

async function checkPolicy(
  ask: Ask,
  project: string,
  { name, forbids, isBound, lift }: (typeof POLICIES)[number],
): Promise<ProjectProblem | false> {
  // https://cloud.google.com/resource-manager/docs/reference/orgpolicy/rest/v2/projects.policies/getEffectivePolicy
  const policy = await ask<{ spec?: { rules?: Rule[] } }>(
    `https://orgpolicy.googleapis.com/v2/projects/${project}/policies/${name}:getEffectivePolicy`,
  );
  const spec = JSON.stringify({ name: `projects/${project}/policies/${name}`, spec: { rules: [lift] } });
  return (
    policy?.spec?.rules?.some(isBound) === true && {
      sentence: `The organisation forbids ${forbids}.`,
      command: `echo '${spec}' > policy.json && gcloud org-policies set-policy policy.json`,
    }
  );
}
