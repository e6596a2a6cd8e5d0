import { functionSecrets, REGION, siteAccount } from '../functionValues.ts';
import { type Ask, askAll } from '../google.ts';
import type { Check } from './Check.ts';

type Binding = { role: string; members?: string[]; condition?: object };
export type Policy = { bindings?: Binding[] };

type Repository = {
  cleanupPolicies?: Record<string, { action?: string }>;
  cleanupPolicyDryRun?: boolean;
  labels?: Record<string, string>;
};

/** The container images of the functions; null before the first deployment. */
export const askImages = (ask: Ask, project: string) =>
  // https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories/get
  ask<Repository>(
    `https://artifactregistry.googleapis.com/v1/projects/${project}/locations/${REGION}/repositories/gcf-artifacts`,
  );

/** The role to sign in the name of an account. */
const TOKEN_CREATOR = 'iam.serviceAccountTokenCreator';

const VISITS =
  'resource.type="cloud_run_revision" AND resource.labels.service_name="figures" AND log_id("run.googleapis.com/requests")';

export const functionChecks: Record<string, Check> = {
  /** Whether the functions have an account of their own. */
  'the account of the functions': async (ask, { project }) => {
    const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
    const email = siteAccount(project);
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/get
    const account = await ask<{ disabled?: boolean }>(`${accounts}/${email}`);
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts.keys/list
    const { keys = [] } =
      (await ask<{ keys?: { name: string }[] }>(`${accounts}/${email}/keys?keyTypes=USER_MANAGED`)) ?? {};
    const [accountId] = email.split('@');
    return [
      !account && {
        sentence: `The functions have no account of their own: ${email} does not exist.`,
        change: {
          url: accounts,
          body: { accountId, serviceAccount: { displayName: 'Functions of the site' } },
        },
      },
      account?.disabled && {
        sentence: `The functions' account ${email} is disabled.`,
        change: { url: `${accounts}/${email}:enable`, body: {} },
      },
      ...keys.map(({ name }) => ({
        sentence: `There is a key of ${email}, which opens all data to whoever has it and never expires.`,
        command: `gcloud iam service-accounts keys delete ${name.split('/').pop()} --iam-account=${email} --project=${project}`,
      })),
    ];
  },

  /** Whether each account has the roles that it needs. A deployment gives access to each secret by itself. */
  roles: async (ask, { project }) => {
    const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
    // https://cloud.google.com/resource-manager/reference/rest/v3/projects/getIamPolicy
    const policy = await ask<Policy>(`${url}:getIamPolicy`);
    const found = await ask<{ name: string }>(url);
    if (!policy || !found) throw new Error('Google knows no roles in this project.');
    const number = found.name.replace('projects/', '');
    const needs = [
      {
        account: siteAccount(project),
        roles: ['datastore.user', 'storage.objectAdmin', 'firebaseauth.admin', 'logging.logWriter'],
        otherwise: 'The functions may not do all that they have to',
      },
      {
        account: `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
        roles: ['firebaserules.firestoreServiceAgent'],
        otherwise: 'Storage may not read Firestore, so its rules would refuse every photo',
      },
      {
        account: `${number}-compute@developer.gserviceaccount.com`,
        roles: ['cloudbuild.builds.builder'],
        otherwise: 'The functions cannot be built',
      },
    ];
    const site = `serviceAccount:${siteAccount(project)}`;
    const tooMany = ['owner', 'editor']
      .filter((role) => hasRole(policy, siteAccount(project), role))
      .map((role) => ({
        sentence: `The functions' account may do everything in the project (roles/${role}).`,
        command: `gcloud projects remove-iam-policy-binding ${project} --member=${site} --role=roles/${role}`,
      }));
    const open = openTo(policy).map(({ role, member }) => ({
      sentence: `Everybody (${member}) has ${role} in the project.`,
      command: `gcloud projects remove-iam-policy-binding ${project} --member=${member} --role=${role}`,
    }));
    const missing = needs.map(({ account, roles, otherwise }) => {
      const missing = roles.filter((role) => !hasRole(policy, account, role));
      if (missing.length === 0) return false;
      const added = missing.map((role) => ({
        role: `roles/${role}`,
        members: [`serviceAccount:${account}`],
      }));
      return {
        sentence: `${otherwise}: ${account} lacks ${missing.map((role) => `roles/${role}`).join(', ')}.`,
        change: {
          url: `${url}:setIamPolicy`,
          // With the etag that was read: Google refuses it when somebody else has changed the policy meanwhile.
          body: { policy: { ...policy, bindings: [...(policy.bindings ?? []), ...added] } },
        },
      };
    });
    return [...missing, ...tooMany, ...open];
  },

  /** Whether the functions may sign sign-in tokens, for their own account only. */
  'the tokens of passkeys': async (ask, { project }) => {
    const account = siteAccount(project);
    const url = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${account}`;
    // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/getIamPolicy
    const policy = await ask<Policy>(`${url}:getIamPolicy`);
    // Another check reports a missing account.
    if (!policy) return [];
    const signers = policy.bindings?.filter(({ role }) => role === `roles/${TOKEN_CREATOR}`) ?? [];
    const others = signers
      .flatMap(({ members }) => members)
      .filter((one) => one !== `serviceAccount:${account}`);
    const strangers = others.map((member) => ({
      sentence: `${member} may sign in the name of ${account}, and so come in as anybody.`,
      command: `gcloud iam service-accounts remove-iam-policy-binding ${account} --member=${member} --role=roles/${TOKEN_CREATOR} --project=${project}`,
    }));
    if (hasRole(policy, account, TOKEN_CREATOR)) return strangers;
    const added = { role: `roles/${TOKEN_CREATOR}`, members: [`serviceAccount:${account}`] };
    return [
      ...strangers,
      {
        sentence: `Administrators could not come in with their passkeys: ${account} may not sign tokens for itself.`,
        change: {
          url: `${url}:setIamPolicy`,
          body: { policy: { ...policy, bindings: [...(policy.bindings ?? []), added] } },
        },
      },
    ];
  },

  /** Whether the account that builds the functions is there. */
  'the account that builds': async (ask, { project }) => {
    const found = await ask<{ name: string }>(
      `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`,
    );
    const email = `${found?.name.replace('projects/', '')}-compute@developer.gserviceaccount.com`;
    const url = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;
    const account = await ask<{ disabled?: boolean }>(url);
    return [
      !account && {
        sentence: `The functions cannot be built: ${email} does not exist.`,
        command: `gcloud services enable compute.googleapis.com --project=${project}`,
      },
      account?.disabled && {
        sentence: `The functions cannot be built: ${email} is disabled.`,
        change: { url: `${url}:enable`, body: {} },
      },
    ];
  },

  /** Whether every job that calls a function by the clock runs. A deployment does not resume one that was paused. */
  'what runs by the clock': async (ask, { project }) => {
    const url = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs`;
    // https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list
    const jobs = await askAll<{ name: string; state: string }>(ask, url, 'jobs');
    return jobs
      .filter(({ state }) => state !== 'ENABLED')
      .map(({ name }) => ({
        sentence: `The job ${name.split('/').pop()} does not run.`,
        command: `gcloud scheduler jobs resume ${name.split('/').pop()} --location=${REGION} --project=${project}`,
      }));
  },

  secrets: (ask, { project }) =>
    Promise.all(
      Object.entries(functionSecrets).map(async ([name, use]) => {
        // https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get
        const version = await ask<{ state: string }>(
          `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`,
        );
        if (version?.state === 'ENABLED') return undefined;
        return {
          sentence: `The secret ${name} ${version ? 'is switched off' : 'does not exist'} in the project; it is ${use}.`,
          command: `npx firebase functions:secrets:set ${name} --project ${project}`,
        };
      }),
    ),

  /** Whether old container images are removed. */
  'container images': async (ask, { project }) => {
    const images = await askImages(ask, project);
    const deletes = Object.values(images?.cleanupPolicies ?? {}).some(({ action }) => action === 'DELETE');
    const isCleaned =
      (deletes && !images?.cleanupPolicyDryRun) ||
      images?.labels?.['firebase-functions-cleanup-opted-out'] === 'true';
    return [
      images !== null &&
        !isCleaned && {
          sentence:
            'Old container images of the functions are kept for ever, and a deployment without a person stops there.',
          command: `npx firebase functions:artifacts:setpolicy --location ${REGION} --days 1 --project ${project}`,
        },
    ];
  },

  /** Whether Google's log, which keeps addresses for 30 days, excludes the requests that count visits. */
  'the request log': async (ask, { project }) => {
    const url = `https://logging.googleapis.com/v2/projects/${project}/exclusions`;
    // https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.exclusions
    const exclusion = await ask<{ filter?: string; disabled?: boolean }>(`${url}/figures`);
    const isLeftOut = exclusion?.filter === VISITS && !exclusion.disabled;
    return [
      !isLeftOut && {
        sentence: 'The log keeps the network address of everybody whose visit is counted.',
        change: {
          url: exclusion ? `${url}/figures?updateMask=filter,disabled` : url,
          body: { name: 'figures', filter: VISITS, disabled: false },
        },
      },
    ];
  },
};

/** The rights that a policy gives to everybody. */
export function openTo({ bindings = [] }: Policy): { role: string; member: string }[] {
  const everybody = ['allUsers', 'allAuthenticatedUsers'];
  return bindings.flatMap(({ role, members = [] }) =>
    members.filter((member) => everybody.includes(member)).map((member) => ({ role, member })),
  );
}

function hasRole({ bindings = [] }: Policy, account: string, role: string): boolean {
  return bindings.some(
    (binding) =>
      binding.role === `roles/${role}` &&
      !binding.condition &&
      binding.members?.includes(`serviceAccount:${account}`),
  );
}
