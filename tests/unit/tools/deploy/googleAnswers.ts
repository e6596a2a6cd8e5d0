import { FUNCTIONS } from '#src/domain/site/apiPaths.ts';
import { SERVICES } from '#tools/deploy/checks/projectChecks.ts';
import google from './googleAnswers.json' with { type: 'json' };

export const PROJECT = 'estudio-site';
export const DEPLOYMENT = {
  project: PROJECT,
  host: 'www.estudio.com.br',
  bucket: 'estudio-site.firebasestorage.app',
  captchaKey: '6LcKey',
  apiKey: 'AIzaKey',
  readsMailbox: false,
};

const crm = `cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`;
const database = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
const secret = (name: string) =>
  `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/${name}/versions/latest`;

const rule = (name: string) =>
  `orgpolicy.googleapis.com/v2/projects/${PROJECT}/policies/${name}:getEffectivePolicy`;

type Invoker = `invoker of ${string}`;
const invokerOf = (functionId: string): Invoker => `invoker of ${functionId}`;

const released = `firebaserules.googleapis.com/v1/projects/${PROJECT}`;
const identities = 'locations/global/workloadIdentityPools';

/** The URL of each resource, without the protocol. */
const FIXED_ADDRESSES = {
  project: crm,
  policy: `${crm}:getIamPolicy`,
  billing: `cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`,
  services: `serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchGet`,
  sharing: rule('iam.allowedPolicyMemberDomains'),
  managedSharing: rule('iam.managed.allowedPolicyMembers'),
  locations: rule('gcp.resourceLocations'),
  ingress: rule('run.allowedIngress'),
  functionIngress: rule('cloudfunctions.allowedIngressSettings'),
  firebase: `firebase.googleapis.com/v1beta1/projects/${PROJECT}`,
  appCheck: `firebaseappcheck.googleapis.com/v1/projects/${PROJECT}/services`,
  keyLookup: 'apikeys.googleapis.com/v2/keys:lookupKey',
  browserKey: 'apikeys.googleapis.com/v2/projects/123/locations/global/keys/k1',
  signing: `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/site-functions@${PROJECT}.iam.gserviceaccount.com:getIamPolicy`,
  builder: `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/123-compute@developer.gserviceaccount.com`,
  expiring: `${database}/collectionGroups/-/fields`,
  linked: `firebasestorage.googleapis.com/v1beta/projects/${PROJECT}/buckets/${DEPLOYMENT.bucket}`,
  account: `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/site-functions@${PROJECT}.iam.gserviceaccount.com`,
  accountKeys: `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/site-functions@${PROJECT}.iam.gserviceaccount.com/keys`,
  accountList: `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts`,
  deployerKeys: `iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/deployer@${PROJECT}.iam.gserviceaccount.com/keys`,
  bucketPolicy: `storage.googleapis.com/storage/v1/b/${DEPLOYMENT.bucket}/iam`,
  database,
  backups: `${database}/backupSchedules`,
  indexes: `${database}/collectionGroups/-/indexes`,
  bucket: `storage.googleapis.com/storage/v1/b/${DEPLOYMENT.bucket}`,
  accounts: `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`,
  captcha: `recaptchaenterprise.googleapis.com/v1/projects/${PROJECT}/keys/${DEPLOYMENT.captchaKey}`,
  jobs: `cloudscheduler.googleapis.com/v1/projects/${PROJECT}/locations/southamerica-east1/jobs`,
  images: `artifactregistry.googleapis.com/v1/projects/${PROJECT}/locations/southamerica-east1/repositories/gcf-artifacts`,
  requestLog: `logging.googleapis.com/v2/projects/${PROJECT}/exclusions/figures`,
  smtpUrl: secret('SMTP_URL'),
  captchaSecret: secret('RECAPTCHA_SECRET'),
  linkSecret: secret('BOOKING_LINK_SECRET'),
  defaultBucket: `firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`,
  databaseRelease: `${released}/releases/cloud.firestore`,
  databaseRules: `${released}/rulesets/d1`,
  storageRelease: `${released}/releases/firebase.storage/${DEPLOYMENT.bucket}`,
  storageRules: `${released}/rulesets/s1`,
  pools: `iam.googleapis.com/v1/projects/${PROJECT}/${identities}`,
  providers: `iam.googleapis.com/v1/projects/123/${identities}/github/providers`,
  imapUrl: `${secret('IMAP_URL')}:access`,
};

export const ADDRESSES = {
  ...FIXED_ADDRESSES,
  ...Object.fromEntries(
    FUNCTIONS.map((functionId) => [
      invokerOf(functionId),
      `run.googleapis.com/v2/projects/${PROJECT}/locations/southamerica-east1/services/${functionId.toLowerCase()}:getIamPolicy`,
    ]),
  ),
};

export const service = (name: string, state = 'ENABLED') => ({
  name: `projects/123/services/${name}`,
  parent: 'projects/123',
  state,
});
export const OWN_ACCOUNT = `site-functions@${PROJECT}.iam.gserviceaccount.com`;

/** Google's responses for a complete project, written from its documentation, not recorded from the service. */
export const readyProject = () => ({
  ...structuredClone(google.answers),
  services: { services: SERVICES.map((name) => service(name)) },
  // No server listens on this port.
  imapUrl: { payload: { data: Buffer.from('imap://ola:x@127.0.0.1:9').toString('base64') } },
  ...(Object.fromEntries(
    FUNCTIONS.map((functionId) => [
      invokerOf(functionId),
      { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] },
    ]),
  ) as Record<Invoker, object>),
});

/**
 * A refusal (https://cloud.google.com/apis/design/errors#http_mapping). A `message` that is HTML or a JSON array is
 * sent as the whole body; `refused` 0 means no response.
 */
export type Refusal = { refused: number; message: string; reason?: string };

type Ready = ReturnType<typeof readyProject> & Record<Invoker, object>;
/** Google's response for each resource: an object (lists may come in pages), null if there is none, or a refusal. */
export type GoogleProject = { [Name in keyof Ready]: object | Refusal | null };
