import type { GoogleRefusal } from '../google.ts';
import type { Check } from './Check.ts';
import { checkPolicies } from './policyChecks.ts';

/** The APIs that the site, its deployment and these checks call. */
export const SERVICES = [
  'apikeys',
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'orgpolicy',
  'pubsub',
  'recaptchaenterprise',
  'run',
  'secretmanager',
].map((name) => `${name}.googleapis.com`);

/** Whether the project exists; without it the other checks make no sense. */
export const checkProject: Check = async (ask, { project }) => {
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects/get
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
  const found = await ask<{ state: string }>(url).catch((error: GoogleRefusal) => {
    // Google does not tell strangers which projects exist.
    if (error.status === 403 && error.reason !== 'SERVICE_DISABLED') return null;
    throw error;
  });
  return {
    [`There is no project ${project}, or you may not see it.`]:
      !found && `npx firebase projects:create ${project}`,
    [`${project} is about to be deleted, or not in use (${found?.state}).`]:
      found && found.state !== 'ACTIVE' && `gcloud projects undelete ${project}`,
  };
};

/** Checks of the project itself, which run before all others. */
export const projectChecks: Record<string, Check> = {
  billing: async (ask, { project }) => {
    // https://cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo
    const billing = await ask<{ billingEnabled?: boolean }>(
      `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
    );
    return {
      'The project has no billing account (the Blaze plan): it cannot have functions, and its captcha stops after 10,000 requests a month.':
        !billing?.billingEnabled && `gcloud billing projects link ${project} --billing-account=ACCOUNT`,
    };
  },

  APIs: async (ask, { project }) => {
    const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services`;
    const names = SERVICES.map((service) => `names=projects/${project}/services/${service}`).join('&');
    // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet
    const answer = await ask<{ services?: { name: string; state: string }[] }>(`${url}:batchGet?${names}`);
    const on = answer?.services?.filter(({ state }) => state === 'ENABLED').map(({ name }) => name) ?? [];
    const off = SERVICES.filter((service) => !on.some((name) => name.endsWith(`/${service}`)));
    const change = { url: `${url}:batchEnable`, body: { serviceIds: off } };
    return { [`These APIs are off: ${off.join(', ')}.`]: off.length > 0 && change };
  },

  'rules of the organisation': checkPolicies,
};
