import { REGION } from '../../../functions/src/policy/region.ts';
import type { Check } from './Check.ts';

type Rule = {
  allowAll?: boolean;
  denyAll?: boolean;
  enforce?: boolean;
  values?: { allowedValues?: string[]; deniedValues?: string[] };
};

/** Organisation policies that would break the site: what each forbids, and the rule that lifts it for the project. */
const POLICIES: Record<string, [forbids: string, isBound: (rule: Rule) => unknown, lift: object]> = {
  'iam.allowedPolicyMemberDomains': [
    'to open anything to everybody, so no visitor could reach the functions',
    ({ allowAll, denyAll, values }) => denyAll || (!allowAll && values?.allowedValues),
    { allowAll: true },
  ],
  'iam.managed.allowedPolicyMembers': [
    'to give rights to everybody, so no visitor could reach the functions',
    ({ enforce }) => enforce,
    { enforce: false },
  ],
  'gcp.resourceLocations': [
    `to keep anything in ${REGION}`,
    ({ denyAll, values }) => denyAll || !admitsRegion(values),
    { values: { allowedValues: [`in:${REGION}-locations`] } },
  ],
  'run.allowedIngress': [
    'functions that the internet reaches',
    ({ denyAll, values }) => denyAll || refuses(values, 'all'),
    { allowAll: true },
  ],
  'cloudfunctions.allowedIngressSettings': [
    'functions that the internet reaches, by the rule for Cloud Functions',
    ({ denyAll, values }) => denyAll || refuses(values, 'ALLOW_ALL'),
    { allowAll: true },
  ],
};

function refuses({ allowedValues, deniedValues }: NonNullable<Rule['values']> = {}, value: string): boolean {
  const isDenied = deniedValues?.includes(value) ?? false;
  return isDenied || (allowedValues !== undefined && !allowedValues.includes(value));
}

/** Names of groups of values begin with "in:" (cloud.google.com/resource-manager/docs/organization-policy). */
function admitsRegion({ allowedValues, deniedValues = [] }: NonNullable<Rule['values']> = {}): boolean {
  const names = (values: string[]) =>
    values.some((value) => new RegExp(`^(in:)?(${REGION}|southamerica|br)(-locations)?$`).test(value));
  return !names(deniedValues) && (allowedValues === undefined || names(allowedValues));
}

/** Whether the organisation's policies allow what the site needs. */
export const checkPolicies: Check = (ask, { project }) => {
  const found = Object.entries(POLICIES).map(async ([policy, [forbids, isBound, lift]]) => {
    const name = `projects/${project}/policies/${policy}`;
    // https://cloud.google.com/resource-manager/docs/reference/orgpolicy/rest/v2/projects.policies/getEffectivePolicy
    const effective = await ask<{ spec?: { rules?: Rule[] } }>(
      `https://orgpolicy.googleapis.com/v2/${name}:getEffectivePolicy`,
    );
    const spec = JSON.stringify({ name, spec: { rules: [lift] } });
    return {
      [`The organisation forbids ${forbids}.`]:
        effective?.spec?.rules?.some(isBound) &&
        `echo '${spec}' > policy.json && gcloud org-policies set-policy policy.json`,
    };
  });
  return Promise.all(found);
};
