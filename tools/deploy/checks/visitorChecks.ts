import { paths } from '#src/domain/site/paths.ts';
import type { Check } from './Check.ts';

type Config = {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean }; anonymous?: { enabled?: boolean } };
  authorizedDomains?: string[];
  notification?: { sendEmail?: { callbackUri?: string } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  mfa?: { state?: string; providerConfigs?: { state?: string }[] };
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } };
  recaptchaConfig?: { emailPasswordEnforcementState?: string };
  blockingFunctions?: { triggers?: object };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: Record<string, boolean | number> }[];
  };
};

/** The longest least length of passwords that the site's forms still explain. */
const LEAST_PASSWORD = 12;

type Key = {
  testingOptions?: object;
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
    const { client, recaptchaConfig, blockingFunctions, passwordPolicyConfig } = config;
    const callbackUri = `https://${host}${paths.accountAction}`;
    // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig
    const set = (field: string, body: Config) => ({ change: { url: `${url}?updateMask=${field}`, body } });
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
      (['ENABLED', 'MANDATORY'].includes(mfa?.state ?? '') ||
        mfa?.providerConfigs?.some(({ state }) => state && state !== 'DISABLED')) && {
        sentence: 'Accounts may have a second factor, which the site cannot ask for.',
        ...set('mfa', { mfa: { state: 'DISABLED', providerConfigs: [] } }),
      },
      signIn?.anonymous?.enabled && {
        sentence: 'Anybody can get an account without an address, as often as they like.',
        ...set('signIn.anonymous', { signIn: { anonymous: { enabled: false } } }),
      },
      client?.permissions?.disabledUserSignup && {
        sentence: 'Nobody can register.',
        ...set('client.permissions.disabledUserSignup', {
          client: { permissions: { disabledUserSignup: false } },
        }),
      },
      client?.permissions?.disabledUserDeletion && {
        sentence: 'Nobody can delete their account, which the site and the law promise.',
        ...set('client.permissions.disabledUserDeletion', {
          client: { permissions: { disabledUserDeletion: false } },
        }),
      },
      recaptchaConfig?.emailPasswordEnforcementState === 'ENFORCE' && {
        sentence:
          'Authentication asks for a captcha of its own, which the site does not send: nobody can sign in.',
        ...set('recaptchaConfig.emailPasswordEnforcementState', {
          recaptchaConfig: { emailPasswordEnforcementState: 'OFF' },
        }),
      },
      Object.keys(blockingFunctions?.triggers ?? {}).length > 0 && {
        sentence: 'A blocking function decides who may register or sign in.',
        ...set('blockingFunctions', { blockingFunctions: {} }),
      },
      refusesPasswords(passwordPolicyConfig) && {
        sentence: 'The password policy asks for more than the forms of the site say.',
        ...set('passwordPolicyConfig.passwordPolicyEnforcementState', {
          passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' },
        }),
      },
    ];
  },

  /** Whether the captcha's key belongs to the project, so that billing and not a quota limits it, and works on the site. */
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

/** Whether the policy refuses passwords that the forms accept, by kinds of characters or length. */
function refusesPasswords(policy: Config['passwordPolicyConfig']): boolean {
  if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return false;
  const versions = policy.passwordPolicyVersions ?? [];
  return versions.some(({ customStrengthOptions: { minPasswordLength = 0, ...others } = {} }) => {
    const { maxPasswordLength: _, ...kinds } = others;
    return Number(minPasswordLength) > LEAST_PASSWORD || Object.values(kinds).some((value) => value === true);
  });
}
