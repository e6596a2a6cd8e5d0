import type { Check } from './Check.ts';

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

/** Whether the APIs are switched on. */
export const checkServices: Check = async (ask, { project }) => {
  const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services`;
  const names = SERVICES.map((service) => `names=projects/${project}/services/${service}`).join('&');
  // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet
  const answer = await ask<{ services?: { name: string; state: string }[] }>(`${url}:batchGet?${names}`);
  const on = answer?.services?.filter(({ state }) => state === 'ENABLED').map(({ name }) => name) ?? [];
  const off = SERVICES.filter((service) => !on.some((name) => name.endsWith(`/${service}`)));
  return [
    off.length > 0 && {
      sentence: `These APIs are off: ${off.join(', ')}.`,
      change: { method: 'POST', url: `${url}:batchEnable`, body: { serviceIds: off } },
    },
  ];
};
