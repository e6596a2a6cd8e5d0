import { paths } from '#src/domain/site/paths.ts';
import type { Check } from './Check.ts';

type Config = {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  authorizedDomains?: string[];
  notification?: { sendEmail?: { callbackUri?: string } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  mfa?: { state?: string };
};

/** Whether people can register and sign in as the site expects it. */
export const checkAccounts: Check = async (ask, { project, host }) => {
  const api = 'https://identitytoolkit.googleapis.com';
  const url = `${api}/admin/v2/projects/${project}/config`;
  // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
  const config = await ask<Config>(url);
  if (!config)
    return [
      {
        sentence: 'Authentication was never opened in this project.',
        // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth
        change: {
          method: 'POST',
          url: `${api}/v2/projects/${project}/identityPlatform:initializeAuth`,
          body: {},
        },
      },
    ];
  const { signIn, authorizedDomains = [], notification, emailPrivacyConfig, mfa } = config;
  const callbackUri = `https://${host}${paths.accountAction}`;
  // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig
  const set = (field: string, body: Config) => ({
    change: { method: 'PATCH' as const, url: `${url}?updateMask=${field}`, body },
  });
  const withPassword = set('signIn.email', { signIn: { email: { enabled: true, passwordRequired: true } } });
  return [
    !signIn?.email?.enabled && {
      sentence: 'Nobody can sign in with e-mail and password.',
      ...withPassword,
    },
    signIn?.email?.enabled &&
      !signIn.email.passwordRequired && {
        sentence: 'A link in a mail is enough to sign in, which the site does not offer.',
        ...withPassword,
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
};
