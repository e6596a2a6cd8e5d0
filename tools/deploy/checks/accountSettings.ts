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

/** The site's forms cannot explain a policy that requires longer passwords than this. */
const LEAST_PASSWORD = 12;

const API = 'https://identitytoolkit.googleapis.com';

/** Whether people can register and sign in as the site expects. */
export const checkAccounts: Check = async (ask, { project, host }) => {
  const url = `${API}/admin/v2/projects/${project}/config`;
  // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
  const config = await ask<Config>(url);
  if (!config)
    return {
      // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth
      'Authentication was never opened in this project.': {
        url: `${API}/v2/projects/${project}/identityPlatform:initializeAuth`,
        body: {},
      },
    };
  /** The request that changes one field, for example 'signIn.anonymous'. */
  const set = (field: string, value: unknown) => ({
    // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig
    url: `${url}?updateMask=${field}`,
    body: field.split('.').reduceRight((inner, name) => ({ [name]: inner }), value) as Config,
  });
  const { signIn, mfa, client, authorizedDomains = [], notification } = config;
  const { email } = signIn ?? {};
  const callbackUri = `https://${host}${paths.accountAction}`;
  return {
    'Nobody can sign in with e-mail and password.':
      !email?.enabled && set('signIn.email', { enabled: true, passwordRequired: true }),
    'A link in a mail is enough to sign in, which the site does not offer.':
      email?.enabled && !email.passwordRequired && set('signIn.email.passwordRequired', true),
    'Anybody can get an account without an address, as often as they like.':
      signIn?.anonymous?.enabled && set('signIn.anonymous', { enabled: false }),
    'Anybody can get an account by telephone, without an address, and each text message costs.':
      signIn?.phoneNumber?.enabled && set('signIn.phoneNumber', { enabled: false }),
    'Several accounts may have one address, so an address names nobody.':
      signIn?.allowDuplicateEmails && set('signIn.allowDuplicateEmails', false),
    'Anybody can find out which addresses have an account (enumeration protection is off).':
      !config.emailPrivacyConfig?.enableImprovedEmailPrivacy &&
      set('emailPrivacyConfig.enableImprovedEmailPrivacy', true),
    'Accounts may have a second factor, which the site cannot ask for.':
      (['ENABLED', 'MANDATORY'].includes(mfa?.state ?? '') ||
        mfa?.providerConfigs?.some(({ state }) => state && state !== 'DISABLED')) &&
      set('mfa', { state: 'DISABLED', providerConfigs: [] }),
    'Nobody can register.':
      client?.permissions?.disabledUserSignup && set('client.permissions.disabledUserSignup', false),
    'Nobody can delete their account, which the site and the law promise.':
      client?.permissions?.disabledUserDeletion && set('client.permissions.disabledUserDeletion', false),
    'Authentication asks for a captcha of its own, which the site does not send: nobody can sign in.':
      config.recaptchaConfig?.emailPasswordEnforcementState === 'ENFORCE' &&
      set('recaptchaConfig.emailPasswordEnforcementState', 'OFF'),
    'A blocking function decides who may register or sign in.':
      Object.keys(config.blockingFunctions?.triggers ?? {}).length > 0 && set('blockingFunctions', {}),
    'The password policy asks for more than the forms of the site say.':
      refusesPasswords(config.passwordPolicyConfig) &&
      set('passwordPolicyConfig.passwordPolicyEnforcementState', 'OFF'),
    [`${host} is no authorised domain, so the links of account mails would be refused.`]:
      host !== '' &&
      !authorizedDomains.includes(host) &&
      set('authorizedDomains', [...authorizedDomains, host]),
    [`The links of account mails do not lead to ${callbackUri}.`]:
      host !== '' &&
      notification?.sendEmail?.callbackUri !== callbackUri &&
      set('notification.sendEmail.callbackUri', callbackUri),
  };
};

/** Whether the policy is stricter than the forms about the characters or the length of passwords. */
function refusesPasswords(policy: Config['passwordPolicyConfig']): boolean {
  if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return false;
  const versions = policy.passwordPolicyVersions ?? [];
  return versions.some(({ customStrengthOptions: { minPasswordLength = 0, ...others } = {} }) => {
    const { maxPasswordLength: _, ...kinds } = others;
    return Number(minPasswordLength) > LEAST_PASSWORD || Object.values(kinds).some((value) => value === true);
  });
}
