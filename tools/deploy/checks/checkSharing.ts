import type { Check } from './Check.ts';

type Policy = { spec?: { rules?: { allowAll?: boolean; values?: { allowedValues?: string[] } }[] } };

/** Whether functions may be open to everybody, which new organisations forbid. */
export const checkSharing: Check = async (ask, { project }) => {
  // https://cloud.google.com/resource-manager/docs/reference/orgpolicy/rest/v2/projects.policies/getEffectivePolicy
  const policy = await ask<Policy>(
    `https://orgpolicy.googleapis.com/v2/projects/${project}/policies/iam.allowedPolicyMemberDomains:getEffectivePolicy`,
  );
  const isBound = policy?.spec?.rules?.some(({ allowAll, values }) => !allowAll && values?.allowedValues);
  return [
    isBound && {
      sentence:
        'The organisation forbids to open anything to everybody, so no visitor could reach the functions.',
      command: `echo '{"name":"projects/${project}/policies/iam.allowedPolicyMemberDomains","spec":{"rules":[{"allowAll":true}]}}' > policy.json && gcloud org-policies set-policy policy.json`,
    },
  ];
};
