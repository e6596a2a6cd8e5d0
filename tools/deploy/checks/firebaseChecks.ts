import { type Ask, askAll } from '../google.ts';
import type { Check } from './Check.ts';

type Key = {
  name: string;
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    apiTargets?: { service: string }[];
    serverKeyRestrictions?: object;
    androidKeyRestrictions?: object;
    iosKeyRestrictions?: object;
  };
};

/** The APIs that a visitor's browser calls with the key. */
const CALLED = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (name) => `${name}.googleapis.com`,
);

export const firebaseChecks: Record<string, Check> = {
  Firebase: async (ask, { project }) => {
    // https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/get
    const url = `https://firebase.googleapis.com/v1beta1/projects/${project}`;
    const found = await ask<{ state?: string }>(url);
    return {
      'The project is not a Firebase project.': !found && { url: `${url}:addFirebase`, body: {} },
      'Firebase is being removed from the project.':
        found?.state === 'DELETED' && `gcloud projects undelete ${project}`,
    };
  },

  /** Whether App Check is not enforced, because it would refuse the site's requests. */
  'App Check': async (ask, { project }) => {
    // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services/list
    const services = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services`;
    const all = await askAll<{ name: string; enforcementMode?: string }>(ask, services, 'services');
    return all.map(({ name, enforcementMode }) => {
      const service = name.split('/').pop();
      return {
        [`App Check is enforced for ${service}, and the site sends no token of it: every request would be refused.`]:
          enforcementMode === 'ENFORCED' && {
            url: `${services}/${service}?updateMask=enforcementMode`,
            body: { enforcementMode: 'UNENFORCED' },
          },
      };
    });
  },

  /** Whether the browser key allows the APIs that pages call, and allows requests from the site's pages. */
  'the browser key': async (ask, deployment) => {
    const { project, host, apiKey } = deployment;
    if (!apiKey) return [];
    const key = await askKey(ask, apiKey);
    if (!key)
      return {
        'VITE_FIREBASE_API_KEY is no key of Google, or not any more.': `npx firebase apps:sdkconfig web --project ${project}`,
      };
    const { browserKeyRestrictions, apiTargets, ...others } = key.restrictions ?? {};
    const referrers = browserKeyRestrictions?.allowedReferrers;
    const isForSite = !referrers || referrers.some((one) => admits(one, host));
    const targets = apiTargets?.map(({ service }) => service);
    const refused = targets ? CALLED.filter((service) => !targets.includes(service)) : [];
    const update = `gcloud services api-keys update ${key.name} --project=${project}`;
    return {
      [`The browser key does not work on ${host}: it is for other places.`]:
        host !== '' &&
        (!isForSite || Object.keys(others).length > 0) &&
        `${update} --allowed-referrers=https://${host}/*`,
      [`The browser key does not open ${refused.join(', ')}.`]:
        refused.length > 0 &&
        `${update} ${[...(targets ?? []), ...refused].map((one) => `--api-target=service=${one}`).join(' ')}`,
    };
  },
};

/** The key with this text, with its restrictions; null if there is none. */
async function askKey(ask: Ask, text: string): Promise<Key | null> {
  const keys = 'https://apikeys.googleapis.com/v2';
  // https://cloud.google.com/api-keys/docs/reference/rest/v2/keys/lookupKey
  const found = await ask<{ name: string }>(`${keys}/keys:lookupKey?keyString=${text}`);
  return found && (await ask<Key>(`${keys}/${found.name}`));
}

/** Whether an allowed referrer such as "https://*.studio.com/*" matches pages of `host`. */
function admits(referrer: string, host: string): boolean {
  const place = referrer
    .replace(/^\w+:\/\//, '')
    .replace(/[:/].*$/, '')
    .replaceAll('.', '\\.')
    .replaceAll('*', '.*');
  return new RegExp(`^${place}$`, 'i').test(host);
}
