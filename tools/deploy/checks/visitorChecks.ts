import { paths } from '#src/domain/site/paths.ts';
import type { Check } from './Check.ts';

type Config = {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  authorizedDomains?: string[];
  notification?: { sendEmail?: { callbackUri?: string } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  mfa?: { state?: string };
};

type Key = {
  webSettings?: { allowedDomains?: string[]; allowAllDomains?: boolean; integrationType?: string };
};

/** Checks of all that visitors meet: accounts and the captcha. */
export const visitorChecks: Record<string, Check> = {
  /** Whether people can register and sign in as the site expects it. */
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
    const { signIn, authorizedDomains = [], notification, emailPrivacyConfig, mfa } = config;
    const callbackUri = `https://${host}${paths.accountAction}`;
    // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig
    const set = (field: string, body: Config) => ({
      change: { url: `${url}?updateMask=${field}`, body },
    });
    const { enabled, passwordRequired } = signIn?.email ?? {};
    return [
      !(enabled && passwordRequired) && {
        sentence: enabled
          ? 'A link in a mail is enough to sign in, which the site does not offer.'
          : 'Nobody can sign in with e-mail and password.',
        ...set('signIn.email', { signIn: { email: { enabled: true, passwordRequired: true } } }),
      },
      host !== '' &&
        !authorizedDomains.includes(host) && {
          sentence: `${host} is no authorised domain, so the links of account mails would be refused.`,
          ...set('authorizedDomains', { authorizedDomains: [...authorizedDomains, host] }),
        },
      host !== '' &&
        notification?.sendEmail?.callbackUri !== callbackUri && {
          sentence: `The links of account mails do not lead to ${callbackUri}.`,
          ...set('notification.sendEmail.callbackUri', { notification: { sendEmail: { callbackUri } } }),
        },
      !emailPrivacyConfig?.enableImprovedEmailPrivacy && {
        sentence: 'Anybody can find out which addresses have an account (enumeration protection is off).',
        ...set('emailPrivacyConfig', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      },
      ['ENABLED', 'MANDATORY'].includes(mfa?.state ?? '') && {
        sentence: 'Accounts may have a second factor, which the site cannot ask for.',
        ...set('mfa.state', { mfa: { state: 'DISABLED' } }),
      },
    ];
  },

  /** Whether the captcha's key is the project's own, so that its bill and not its quota bounds it, and works on the site. */
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
