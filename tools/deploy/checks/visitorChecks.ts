import { checkAccounts } from './accountSettings.ts';
import type { Check } from './Check.ts';

type Key = {
  testingOptions?: object;
  webSettings?: { allowedDomains?: string[]; allowAllDomains?: boolean; integrationType?: string };
};

/** Checks of the services that visitors use: accounts and the captcha. */
export const visitorChecks: Record<string, Check> = {
  accounts: checkAccounts,

  /** Whether the captcha's key works on the site and belongs to the project, so that no quota limits it. */
  'the captcha': async (ask, { project, host, captchaKey }) => {
    if (!host || !captchaKey) return [];
    const url = `https://recaptchaenterprise.googleapis.com/v1/projects/${project}/keys/${captchaKey}`;
    // https://cloud.google.com/recaptcha/docs/reference/rest/v1/projects.keys/get
    const key = await ask<Key>(url);
    const command = `gcloud recaptcha keys create --web --integration-type=checkbox --domains=${host} --display-name=site --project=${project}`;
    const { allowedDomains = [], allowAllDomains, integrationType } = key?.webSettings ?? {};
    const isAllowed = allowedDomains.some((domain) => `.${host}`.endsWith(`.${domain}`));
    const change = {
      url: `${url}?updateMask=webSettings.allowedDomains,webSettings.allowAllDomains`,
      body: { webSettings: { allowedDomains: [host], allowAllDomains: false } },
    };
    if (!key)
      return {
        [`The captcha's key ${captchaKey} is not of this project: with a project that nobody pays for, every form stops after 10,000 requests a month.`]:
          command,
      };
    return {
      "The captcha's key is for tests: it lets everybody pass, or nobody.":
        Object.keys(key.testingOptions ?? {}).length > 0 && command,
      'The captcha\'s key is not of the kind that the forms show, "I\'m not a robot".':
        integrationType !== 'CHECKBOX' && command,
      "The captcha's key works on every site, whose visitors this project would pay for.":
        allowAllDomains && change,
      [`The captcha's key does not work on ${host}.`]: !allowAllDomains && !isAllowed && change,
    };
  },
};
