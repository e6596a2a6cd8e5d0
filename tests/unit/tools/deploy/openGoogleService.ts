import { SERVICES } from '#tools/deploy/checks/projectChecks.ts';
import { ADDRESSES, DEPLOYMENT, type GoogleProject, PROJECT, service } from './googleAnswers.ts';

type Body = Record<string, unknown>;
const iam = `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts`;

/** The requests that change a project, each with the resources that it changes. */
const CHANGES: Record<string, (project: GoogleProject, body: Body) => Partial<GoogleProject>> = {
  // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable
  [`serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchEnable`]: () => ({
    services: { services: SERVICES.map((name) => service(name)) },
  }),
  // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/create
  [iam]: ({ signing }, { accountId }) => ({
    account: { email: `${accountId}@${PROJECT}.iam.gserviceaccount.com` },
    signing: signing ?? { bindings: [] },
  }),
  // https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/addFirebase
  [`${ADDRESSES.firebase}:addFirebase`]: () => ({ firebase: {} }),
  // https://firebase.google.com/docs/reference/rest/storage/rest/v1beta/projects.buckets/addFirebase
  [`${ADDRESSES.linked}:addFirebase`]: () => ({ linked: {} }),
  // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services/patch
  [`${ADDRESSES.appCheck}/firestore.googleapis.com`]: () => ({ appCheck: {} }),
  // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/enable
  [`${ADDRESSES.builder}:enable`]: () => ({ builder: {} }),
  [`${ADDRESSES.account}:enable`]: () => ({ account: {} }),
  [ADDRESSES.signing.replace(':get', ':set')]: (_, { policy }) => ({ signing: policy as object }),
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects/setIamPolicy
  [`${ADDRESSES.project}:setIamPolicy`]: (_, { policy }) => ({
    policy: { ...(policy as object), etag: `${(policy as { etag: string }).etag}+` },
  }),
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/create
  [`firestore.googleapis.com/v1/projects/${PROJECT}/databases`]: (_, database) => ({
    ...{ database, backups: {}, indexes: {} },
  }),
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules/create
  [ADDRESSES.backups]: (_, schedule) => ({ backups: { backupSchedules: [schedule] } }),
  // https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket/create
  [`firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`]: (project, bucket) => ({
    linked: {},
    defaultBucket: { ...bucket, bucket: { name: `projects/123/buckets/${DEPLOYMENT.bucket}` } },
    bucket: project.bucket ?? { ...bucket, id: DEPLOYMENT.bucket },
  }),
  // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth
  [`identitytoolkit.googleapis.com/v2/projects/${PROJECT}/identityPlatform:initializeAuth`]: () => ({
    accounts: {},
  }),
  // https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.exclusions/create
  [`logging.googleapis.com/v2/projects/${PROJECT}/exclusions`]: (_, requestLog) => ({ requestLog }),
};

/** Requests that start a long-running operation, which is polled until it is done (https://google.aip.dev/151). */
const LONG = /services:batchEnable$|databases$/;

/** A fake of Google for one project, which replaces `fetch`. Requests are listed, and change `project`. */
export function openGoogleService(project: GoogleProject) {
  const requests: string[] = [];
  let running: string | undefined;
  const reply = (answer: object, status = 200) => Response.json(answer, { status });
  const answer = async (url: string, { method = 'GET', headers, body: sent }: RequestInit) => {
    const { host, pathname, searchParams } = new URL(url);
    const address = decodeURI(host + pathname);
    const body: Body = sent ? JSON.parse(String(sent)) : {};
    requests.push(`${method} ${address}`);
    const given = new Headers(headers);
    if (given.get('authorization') !== 'Bearer token' || given.get('x-goog-user-project') !== PROJECT)
      return reply({ error: { code: 403, message: 'The API requires a quota project.' } }, 403);

    if (address.endsWith('/operations/1')) {
      const done = running === address;
      running = address;
      return reply({ name: 'operations/1', done });
    }
    if (method !== 'GET' && CHANGES[address]) {
      Object.assign(project, CHANGES[address](project, body));
      return reply(LONG.test(address) ? { name: 'operations/1' } : body);
    }
    const [name] = Object.entries(ADDRESSES).find(([, known]) => known === address) ?? [];
    const known = name && project[name as keyof GoogleProject];
    if (known && 'refused' in known) {
      const { refused: code, message, reason } = known;
      if (code === 0) throw new TypeError('fetch failed');
      if (/^[<[]/.test(message)) return new Response(message, { status: code });
      return reply({ error: { code, message, details: [{ reason }] } }, code);
    }
    if (!known) return reply({ error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } }, 404);
    if (method === 'PATCH') change(known as Body, body, searchParams.get('updateMask') ?? '');
    // A long list is sent in pages (https://google.aip.dev/158).
    const { pages } = known as { pages?: object[] };
    return reply(pages?.[Number(searchParams.get('pageToken') ?? 0)] ?? known);
  };
  return { project, requests, answer };
}

/** Copies only the fields that a mask names (https://google.aip.dev/161). */
function change(known: Body, body: Body, mask: string): void {
  for (const path of mask.split(',')) {
    const fields = path.split('.');
    const last = fields.pop() ?? '';
    let [target, source] = [known, body];
    for (const field of fields) {
      target[field] ??= {};
      target = target[field] as Body;
      source = source[field] as Body;
    }
    target[last] = source[last];
  }
}
