import { siteAccount } from '../functionValues.ts';
import type { Check } from './Check.ts';

/** Whether the functions have an account of their own. */
export const checkSiteAccount: Check = async (ask, { project }) => {
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const email = siteAccount(project);
  // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/get
  const account = await ask<{ disabled?: boolean }>(`${accounts}/${email}`);
  const [accountId] = email.split('@');
  return [
    !account && {
      sentence: `The functions have no account of their own: ${email} does not exist.`,
      change: {
        method: 'POST',
        url: accounts,
        body: { accountId, serviceAccount: { displayName: 'Functions of the site' } },
      },
    },
    account?.disabled && {
      sentence: `The functions' account ${email} is disabled.`,
      change: { method: 'POST', url: `${accounts}/${email}:enable`, body: {} },
    },
  ];
};
