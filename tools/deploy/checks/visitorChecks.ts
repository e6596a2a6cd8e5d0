import { paths } from '#src/domain/site/paths.ts';
import type { Check } from './Check.ts';

type Config = {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    anonymous?: { enabled?: boolean };
    phoneNumber?: { enabled?: boolean };
    allowDuplicateEmails?: boolean;
  };
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

/** A setting of accounts: when it is wrong, the value that the site needs, and what goes wrong without. */
type Setting = [field: string, isWrong: (config: Config) => unknown, wanted: unknown, sentence: string];

const settingsFor = (host: string): Setting[] => {
  const callbackUri = `https://${host}${paths.accountAction}`;
  return [
    [
      'signIn.email',
      ({ signIn }) => !signIn?.email?.enabled,
      { enabled: true, passwordRequired: true },
      'Nobody can sign in with e-mail and password.',
    ],
    [
      'signIn.email.passwordRequired',
      ({ signIn }) => signIn?.email?.enabled && !signIn.email.passwordRequired,
      true,
      'A link in a mail is enough to sign in, which the site does not offer.',
    ],
    [
      'signIn.anonymous',
      ({ signIn }) => signIn?.anonymous?.enabled,
      { enabled: false },
      'Anybody can get an account without an address, as often as they like.',
    ],
    [
      'signIn.phoneNumber',
      ({ signIn }) => signIn?.phoneNumber?.enabled,
      { enabled: false },
      'Anybody can get an account by telephone, without an address, and each text message costs.',
    ],
    [
      'signIn.allowDuplicateEmails',
      ({ signIn }) => signIn?.allowDuplicateEmails,
      false,
      'Several accounts may have one address, so an address names nobody.',
    ],
    [
      'authorizedDomains',
      ({ authorizedDomains = [] }) => host !== '' && !authorizedDomains.includes(host),
      ({ authorizedDomains = [] }: Config) => [...authorizedDomains, host],
      `${host} is no authorised domain, so the links of account mails would be refused.`,
    ],
    [
      'notification.sendEmail.callbackUri',
      ({ notification }) => host !== '' && notification?.sendEmail?.callbackUri !== callbackUri,
      callbackUri,
      `The links of account mails do not lead to ${callbackUri}.`,
    ],
    [
      'emailPrivacyConfig.enableImprovedEmailPrivacy',
      ({ emailPrivacyConfig }) => !emailPrivacyConfig?.enableImprovedEmailPrivacy,
      true,
      'Anybody can find out which addresses have an account (enumeration protection is off).',
    ],
    [
      'mfa',
      ({ mfa }) =>
        ['ENABLED', 'MANDATORY'].includes(mfa?.state ?? '') ||
        mfa?.providerConfigs?.some(({ state }) => state && state !== 'DISABLED'),
      { state: 'DISABLED', providerConfigs: [] },
      'Accounts may have a second factor, which the site cannot ask for.',
    ],
    [
      'client.permissions.disabledUserSignup',
      ({ client }) => client?.permissions?.disabledUserSignup,
      false,
      'Nobody can register.',
    ],
    [
      'client.permissions.disabledUserDeletion',
      ({ client }) => client?.permissions?.disabledUserDeletion,
      false,
      'Nobody can delete their account, which the site and the law promise.',
    ],
    [
      'recaptchaConfig.emailPasswordEnforcementState',
      ({ recaptchaConfig }) => recaptchaConfig?.emailPasswordEnforcementState === 'ENFORCE',
      'OFF',
      'Authentication asks for a captcha of its own, which the site does not send: nobody can sign in.',
    ],
    [
      'blockingFunctions',
      ({ blockingFunctions }) => Object.keys(blockingFunctions?.triggers ?? {}).length > 0,
      {},
      'A blocking function decides who may register or sign in.',
    ],
    [
      'passwordPolicyConfig.passwordPolicyEnforcementState',
      ({ passwordPolicyConfig }) => refusesPasswords(passwordPolicyConfig),
      'OFF',
      'The password policy asks for more than the forms of the site say.',
    ],
  ];
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
    const wrong = settingsFor(host).filter(([, isWrong]) => isWrong(config));
    return wrong.map(([field, , wanted, sentence]) => {
      const value = typeof wanted === 'function' ? wanted(config) : wanted;
      const body = field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
      // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig
      return { sentence, change: { url: `${url}?updateMask=${field}`, body: body as Config } };
    });
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
