import { siteAccount } from '../functionValues.ts';
import type { Check } from './Check.ts';

type Binding = { role: string; members?: string[]; condition?: object };
type Policy = { bindings?: Binding[] };

/** Whether each account has the roles that it needs. A deployment gives access to each secret by itself. */
export const checkRoles: Check = async (ask, { project }) => {
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects/getIamPolicy
  const policy = await ask<Policy>(`${url}:getIamPolicy`);
  const found = await ask<{ name: string }>(url);
  if (!policy || !found) return [];
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
  return needs.map(({ account, roles, otherwise }) => {
    const missing = roles.filter((role) => !hasRole(policy, account, role));
    if (missing.length === 0) return false;
    const added = missing.map((role) => ({ role: `roles/${role}`, members: [`serviceAccount:${account}`] }));
    return {
      sentence: `${otherwise}: ${account} lacks ${missing.map((role) => `roles/${role}`).join(', ')}.`,
      change: {
        method: 'POST',
        url: `${url}:setIamPolicy`,
        // With the etag that was read: Google refuses it when somebody else has changed the policy meanwhile.
        body: { policy: { ...policy, bindings: [...(policy.bindings ?? []), ...added] } },
      },
    };
  });
};

function hasRole({ bindings = [] }: Policy, account: string, role: string): boolean {
  return bindings.some(
    (binding) =>
      binding.role === `roles/${role}` &&
      !binding.condition &&
      binding.members?.includes(`serviceAccount:${account}`),
  );
}
