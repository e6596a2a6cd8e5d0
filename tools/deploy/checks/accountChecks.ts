import { siteAccount } from '../functionValues.ts';
import { type Ask, askAll, type Change } from '../google.ts';
import type { Check, Problems } from './Check.ts';

type Binding = { role: string; members?: string[]; condition?: object };
export type Policy = { bindings?: Binding[] };
type Account = { disabled?: boolean };
type Provider = { name: string; state?: string; disabled?: boolean; attributeCondition?: string };

export const EVERYBODY = ['allUsers', 'allAuthenticatedUsers'];

/** The role for signing tokens as a service account. */
const TOKEN_CREATOR = 'iam.serviceAccountTokenCreator';

const IAM = 'https://iam.googleapis.com/v1';
const projectOf = (project: string) => `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
const accountsOf = (project: string) => `${IAM}/projects/${project}/serviceAccounts`;
const enabling = (accountUrl: string): Change => ({ url: `${accountUrl}:enable`, body: {} });

async function builderOf(ask: Ask, project: string): Promise<{ number: string; email: string }> {
  const found = await ask<{ name: string }>(projectOf(project));
  const number = found?.name.replace('projects/', '') ?? '';
  return { number, email: `${number}-compute@developer.gserviceaccount.com` };
}

/** Checks of the accounts that act in the project, and of their roles. */
export const accountChecks: Record<string, Check> = {
  'the account of the functions': async (ask, { project }) => {
    const email = siteAccount(project);
    const url = `${accountsOf(project)}/${email}`;
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/get
    const account = await ask<Account>(url);
    const [accountId] = email.split('@');
    const made = { accountId, serviceAccount: { displayName: 'Functions of the site' } };
    return {
      [`The functions have no account of their own: ${email} does not exist.`]: !account && {
        url: accountsOf(project),
        body: made,
      },
      [`The functions' account ${email} is disabled.`]: account?.disabled && enabling(url),
    };
  },

  /** Whether some account, for example a deployer's, has a key. The site needs none. */
  'keys of accounts': async (ask, { project }) => {
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/list
    const accounts = await askAll<{ email: string }>(ask, accountsOf(project), 'accounts');
    const found = accounts.map(async ({ email }) => {
      // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts.keys/list
      const url = `${accountsOf(project)}/${email}/keys?keyTypes=USER_MANAGED`;
      const keys = await askAll<{ name: string }>(ask, url, 'keys');
      return keys.map(({ name }) => {
        const deletion = `gcloud iam service-accounts keys delete ${name.split('/').pop()} --iam-account=${email} --project=${project}`;
        return {
          [`There is a key of ${email}, which gives its rights to whoever has it and never expires.`]:
            deletion,
        };
      });
    });
    return (await Promise.all(found)).flat();
  },

  /** Whether each account has its roles. Access to secrets is left out, because each deployment grants it. */
  roles: async (ask, { project }) => {
    const url = projectOf(project);
    // https://cloud.google.com/resource-manager/reference/rest/v3/projects/getIamPolicy
    const policy = await ask<Policy>(`${url}:getIamPolicy`);
    const { number, email: builder } = await builderOf(ask, project);
    if (!policy || !number) throw new Error('Google knows no roles in this project.');
    const own = siteAccount(project);
    const storage = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
    const needed = ['datastore.user', 'storage.objectAdmin', 'firebaseauth.admin', 'logging.logWriter'];
    const take = (member: string, role: string) =>
      `gcloud projects remove-iam-policy-binding ${project} --member=${member} --role=${role}`;
    return [
      lacking(url, policy, own, needed, 'The functions may not do all that they have to'),
      lacking(
        ...([url, policy, storage, ['firebaserules.firestoreServiceAgent']] as const),
        'Storage may not read Firestore, so its rules would refuse every photo',
      ),
      lacking(url, policy, builder, ['cloudbuild.builds.builder'], 'The functions cannot be built'),
      ...['owner', 'editor'].map((role) => ({
        [`The functions' account may do everything in the project (roles/${role}).`]:
          hasRole(policy, own, role) && take(`serviceAccount:${own}`, `roles/${role}`),
      })),
      openTo(policy, 'the project', take),
    ];
  },

  /** Whether the functions, and nobody else, may sign custom tokens as the functions' service account. */
  'the tokens of passkeys': async (ask, { project }) => {
    const account = siteAccount(project);
    const url = `${accountsOf(project)}/${account}`;
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/getIamPolicy
    const policy = await ask<Policy>(`${url}:getIamPolicy`);
    // Another check reports a missing account.
    if (!policy) return [];
    const signers = policy.bindings?.filter(({ role }) => role === `roles/${TOKEN_CREATOR}`) ?? [];
    const members = signers.flatMap((one) => one.members ?? []);
    return [
      ...members.map((member) => ({
        [`${member} may sign in the name of ${account}, and so come in as anybody.`]:
          member !== `serviceAccount:${account}` &&
          `gcloud iam service-accounts remove-iam-policy-binding ${account} --member=${member} --role=roles/${TOKEN_CREATOR} --project=${project}`,
      })),
      lacking(url, policy, account, [TOKEN_CREATOR], 'Administrators could not come in with their passkeys'),
    ];
  },

  'the account that builds': async (ask, { project }) => {
    const { email } = await builderOf(ask, project);
    const url = `${accountsOf(project)}/${email}`;
    const account = await ask<Account>(url);
    return {
      [`The functions cannot be built: ${email} does not exist.`]:
        !account && `gcloud services enable compute.googleapis.com --project=${project}`,
      [`The functions cannot be built: ${email} is disabled.`]: account?.disabled && enabling(url),
    };
  },

  /** Whether each identity provider that may publish without a key has a condition that limits it to one workflow. */
  'who publishes': async (ask, { project }) => {
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools/list
    const pools = await askAll<{ name: string }>(
      ask,
      `${IAM}/projects/${project}/locations/global/workloadIdentityPools`,
      'workloadIdentityPools',
    );
    const lists = pools.map(({ name }) =>
      askAll<Provider>(ask, `${IAM}/${name}/providers`, 'workloadIdentityPoolProviders'),
    );
    return (await Promise.all(lists)).flat().map(({ name, state, disabled, attributeCondition }) => {
      const [, pool, provider] = /([^/]+)\/providers\/([^/]+)$/.exec(name) ?? [];
      const isOpen = state !== 'DELETED' && !disabled && !attributeCondition?.trim();
      return {
        [`Every repository may ask for the rights of ${pool}/${provider}: it has no condition.`]:
          isOpen &&
          `gcloud iam workload-identity-pools providers update-oidc ${provider} --workload-identity-pool=${pool} --location=global --project=${project} --attribute-condition="assertion.sub == 'repo:OWNER/NAME:environment:publish' && assertion.workflow_ref == 'OWNER/NAME/.github/workflows/publish.yml@refs/heads/main'"`,
      };
    });
  },
};

/** A problem for each right in `where` that a policy gives to everybody. `take` returns the command that removes it. */
export function openTo(
  { bindings = [] }: Policy,
  where: string,
  take: (member: string, role: string) => string,
): Problems {
  const open = bindings.flatMap(({ role, members = [] }) =>
    EVERYBODY.filter((member) => members.includes(member)).map((member) => [
      `Everybody (${member}) has ${role} in ${where}.`,
      take(member, role),
    ]),
  );
  return Object.fromEntries(open);
}

function hasRole({ bindings = [] }: Policy, account: string, role: string): boolean {
  return bindings.some(
    (binding) =>
      binding.role === `roles/${role}` &&
      !binding.condition &&
      binding.members?.includes(`serviceAccount:${account}`),
  );
}

/** Returns the problem if an account lacks some of `roles` in the policy of `url`. */
function lacking(url: string, policy: Policy, account: string, roles: readonly string[], otherwise: string) {
  const missing = roles.filter((role) => !hasRole(policy, account, role)).map((role) => `roles/${role}`);
  const added = missing.map((role) => ({ role, members: [`serviceAccount:${account}`] }));
  return {
    [`${otherwise}: ${account} lacks ${missing.join(', ')}.`]: missing.length > 0 && {
      url: `${url}:setIamPolicy`,
      // The policy has its old etag, so Google refuses it if somebody else has changed the policy meanwhile.
      body: { policy: { ...policy, bindings: [...(policy.bindings ?? []), ...added] } },
    },
  };
}
