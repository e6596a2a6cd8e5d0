import { paths } from '#src/domain/site/paths.ts';

/** The fields of Authentication's configuration that matter to the site. */
export type Config = {
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

/** The site's forms cannot explain a policy that requires longer passwords than this. */
const LEAST_PASSWORD = 12;

/** A setting of accounts: its field, a test for wrong values, the right value, and what a wrong value causes. */
type Setting = [field: string, isWrong: (config: Config) => unknown, wanted: unknown, sentence: string];

const SETTINGS: Setting[] = [
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

/** The settings that depend on the site's host. */
const hostSettings = (host: string): Setting[] => {
  const callbackUri = `https://${host}${paths.accountAction}`;
  return [
    [
      'authorizedDomains',
      ({ authorizedDomains = [] }) => !authorizedDomains.includes(host),
      ({ authorizedDomains = [] }: Config) => [...authorizedDomains, host],
      `${host} is no authorised domain, so the links of account mails would be refused.`,
    ],
    [
      'notification.sendEmail.callbackUri',
      ({ notification }) => notification?.sendEmail?.callbackUri !== callbackUri,
      callbackUri,
      `The links of account mails do not lead to ${callbackUri}.`,
    ],
  ];
};

/** The settings of accounts for a site on `host` (empty if none is set). */
export const settingsFor = (host: string) => (host ? [...SETTINGS, ...hostSettings(host)] : SETTINGS);

/** Whether the policy is stricter than the forms about the characters or the length of passwords. */
function refusesPasswords(policy: Config['passwordPolicyConfig']): boolean {
  if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return false;
  const versions = policy.passwordPolicyVersions ?? [];
  return versions.some(({ customStrengthOptions: { minPasswordLength = 0, ...others } = {} }) => {
    const { maxPasswordLength: _, ...kinds } = others;
    return Number(minPasswordLength) > LEAST_PASSWORD || Object.values(kinds).some((value) => value === true);
  });
}
