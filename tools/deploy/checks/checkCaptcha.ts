import type { Check } from './Check.ts';

type Key = {
  webSettings?: { allowedDomains?: string[]; allowAllDomains?: boolean; integrationType?: string };
};

/** Whether the captcha's key is the project's own, so that its bill and not its quota bounds it, and works on the site. */
export const checkCaptcha: Check = async (ask, { project, host, captchaKey }) => {
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
  const ownDomain = {
    method: 'PATCH' as const,
    url: `${url}?updateMask=webSettings.allowedDomains,webSettings.allowAllDomains`,
    body: { webSettings: { allowedDomains: [host], allowAllDomains: false } },
  };
  return [
    integrationType !== 'CHECKBOX' && {
      sentence: 'The captcha\'s key is not of the kind that the forms show, "I\'m not a robot".',
      command,
    },
    allowAllDomains && {
      sentence: "The captcha's key works on every site, whose visitors this project would pay for.",
      change: ownDomain,
    },
    !allowAllDomains &&
      !isAllowed && { sentence: `The captcha's key does not work on ${host}.`, change: ownDomain },
  ];
};
