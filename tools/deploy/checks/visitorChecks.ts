import { type Config, settingsFor } from './accountSettings.ts';
import type { Check } from './Check.ts';

type Key = {
  testingOptions?: object;
  webSettings?: { allowedDomains?: string[]; allowAllDomains?: boolean; integrationType?: string };
};

/** Checks of the services that visitors use: accounts and the captcha. */
export const visitorChecks: Record<string, Check> = {
  /** Whether people can register and sign in as the site expects. */
  accounts: async (ask, { project, host }) => {
    const api = 'https://identitytoolkit.googleapis.com';
    const url = `${api}/admin/v2/projects/${project}/config`;
    // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
    const config = await ask<Config>(url);
    if (!config)
      return [
        {
          sentence: 'Authentication was never opened in this project.',
          // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth
          change: { url: `${api}/v2/projects/${project}/identityPlatform:initializeAuth`, body: {} },
        },
      ];
    const wrong = settingsFor(host).filter(([, isWrong]) => isWrong(config));
    return wrong.map(([field, , wanted, sentence]) => {
      const value = typeof wanted === 'function' ? wanted(config) : wanted;
      const body = field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
      // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig
      return { sentence, change: { url: `${url}?updateMask=${field}`, body: body as Config } };
    });
  },

  /** Whether the captcha's key works on the site and belongs to the project, so that no quota limits it. */
  'the captcha': async (ask, { project, host, captchaKey }) => {
    if (!host || !captchaKey) return [];
    const url = `https://recaptchaenterprise.googleapis.com/v1/projects/${project}/keys/${captchaKey}`;
    // https://cloud.google.com/recaptcha/docs/reference/rest/v1/projects.keys/get
    const key = await ask<Key>(url);
    const command = `gcloud recaptcha keys create --web --integration-type=checkbox --domains=${host} --display-name=site --project=${project}`;
    if (!key)
      return [
        {
          sentence: `The captcha's key ${captchaKey} is not of this project: with a project that nobody pays for, every form stops after 10,000 requests a month.`,
          command,
        },
      ];
    const { allowedDomains = [], allowAllDomains, integrationType } = key.webSettings ?? {};
    const isAllowed = allowedDomains.some((domain) => `.${host}`.endsWith(`.${domain}`));
    return [
      Object.keys(key.testingOptions ?? {}).length > 0 && {
        sentence: "The captcha's key is for tests: it lets everybody pass, or nobody.",
        command,
      },
      integrationType !== 'CHECKBOX' && {
        sentence: 'The captcha\'s key is not of the kind that the forms show, "I\'m not a robot".',
        command,
      },
      (allowAllDomains || !isAllowed) && {
        sentence: allowAllDomains
          ? "The captcha's key works on every site, whose visitors this project would pay for."
          : `The captcha's key does not work on ${host}.`,
        change: {
          url: `${url}?updateMask=webSettings.allowedDomains,webSettings.allowAllDomains`,
          body: { webSettings: { allowedDomains: [host], allowAllDomains: false } },
        },
      },
    ];
  },
};
