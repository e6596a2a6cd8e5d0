import type { GoogleRefusal } from '../google.ts';
import type { Check } from './Check.ts';

type Policy = { spec?: { rules?: { allowAll?: boolean; values?: { allowedValues?: string[] } }[] } };

/** The APIs that the site, its deployment and these checks call. */
export const SERVICES = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'orgpolicy',
  'recaptchaenterprise',
  'run',
  'secretmanager',
].map((name) => `${name}.googleapis.com`);

/** Whether there is such a project; without it no other question makes sense. */
export const checkProject: Check = async (ask, { project }) => {
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects/get
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
  const found = await ask<{ state: string }>(url).catch((error: GoogleRefusal) => {
    // Google does not tell strangers which projects there are.
    if (error.status === 403 && error.reason !== 'SERVICE_DISABLED') return null;
    throw error;
  });
  return [
    !found && {
      sentence: `There is no project ${project}, or you may not see it.`,
      command: `npx firebase projects:create ${project}`,
    },
    found?.state === 'DELETE_REQUESTED' && {
      sentence: `${project} is about to be deleted.`,
      command: `gcloud projects undelete ${project}`,
    },
  ];
};

/** Checks of the project itself, before anything can be in it. */
export const projectChecks: Record<string, Check> = {
  /** Whether somebody pays for the project. */
  billing: async (ask, { project }) => {
    // https://cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo
    const billing = await ask<{ billingEnabled?: boolean }>(
      `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
    );
    return [
      !billing?.billingEnabled && {
        sentence:
          'The project has no billing account (the Blaze plan): it cannot have functions, and its captcha stops after 10,000 requests a month.',
        command: `gcloud billing projects link ${project} --billing-account=ACCOUNT`,
      },
    ];
  },

  /** Whether the APIs are switched on. */
  APIs: async (ask, { project }) => {
    const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services`;
    const names = SERVICES.map((service) => `names=projects/${project}/services/${service}`).join('&');
    // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet
    const answer = await ask<{ services?: { name: string; state: string }[] }>(`${url}:batchGet?${names}`);
    const on = answer?.services?.filter(({ state }) => state === 'ENABLED').map(({ name }) => name) ?? [];
    const off = SERVICES.filter((service) => !on.some((name) => name.endsWith(`/${service}`)));
    return [
      off.length > 0 && {
        sentence: `These APIs are off: ${off.join(', ')}.`,
        change: { url: `${url}:batchEnable`, body: { serviceIds: off } },
      },
    ];
  },

  /** Whether functions may be open to everybody, which new organisations forbid. */
  'public access': async (ask, { project }) => {
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
  },
};
