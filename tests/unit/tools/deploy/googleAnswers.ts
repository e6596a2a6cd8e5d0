import { SERVICES } from '#tools/deploy/checks/projectChecks.ts';

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

/** Where each thing is asked for, without the protocol. */
export const ADDRESSES = {
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
  database,
  backups: `${database}/backupSchedules`,
  indexes: `${database}/collectionGroups/-/indexes`,
  bucket: `storage.googleapis.com/storage/v1/b/${DEPLOYMENT.bucket}`,
  accounts: `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`,
  captcha: `recaptchaenterprise.googleapis.com/v1/projects/${PROJECT}/keys/${DEPLOYMENT.captchaKey}`,
  images: `artifactregistry.googleapis.com/v1/projects/${PROJECT}/locations/southamerica-east1/repositories/gcf-artifacts`,
  requestLog: `logging.googleapis.com/v2/projects/${PROJECT}/exclusions/figures`,
  smtpUrl: secret('SMTP_URL'),
  captchaSecret: secret('RECAPTCHA_SECRET'),
  linkSecret: secret('BOOKING_LINK_SECRET'),
  calendarSecret: secret('CALENDAR_SECRET'),
};

export const service = (name: string, state = 'ENABLED') => ({
  name: `projects/123/services/${name}`,
  parent: 'projects/123',
  state,
});
const binding = (role: string, account: string) => ({
  role: `roles/${role}`,
  members: ['user:ana@estudio.com.br', `serviceAccount:${account}`],
});
export const OWN_ACCOUNT = `site-functions@${PROJECT}.iam.gserviceaccount.com`;

/**
 * Google's answers about a project that lacks nothing, written after the documented resources: the page stands above each.
 * None of them was seen live.
 */
// biome-ignore format: a row is a line
export const readyProject = () => ({
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects#Project
  project: { name: 'projects/123', projectId: PROJECT, state: 'ACTIVE', displayName: 'Estúdio' },
  // https://cloud.google.com/resource-manager/reference/rest/Shared.Types/Policy
  policy: {
    version: 1,
    etag: 'BwXhqDRD',
    bindings: [
      binding('datastore.user', OWN_ACCOUNT),
      binding('storage.objectAdmin', OWN_ACCOUNT),
      binding('firebaseauth.admin', OWN_ACCOUNT),
      binding('logging.logWriter', OWN_ACCOUNT),
      binding(
        'firebaserules.firestoreServiceAgent',
        'service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com',
      ),
      binding('cloudbuild.builds.builder', '123-compute@developer.gserviceaccount.com'),
    ],
  },
  // https://cloud.google.com/billing/docs/reference/rest/v1/ProjectBillingInfo
  billing: { name: `projects/${PROJECT}/billingInfo`, projectId: PROJECT, billingAccountName: 'billingAccounts/012345-567890-ABCDEF', billingEnabled: true },
  // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet
  services: { services: SERVICES.map((name) => service(name)) },
  // https://cloud.google.com/resource-manager/docs/reference/orgpolicy/rest/v2/organizations.policies#Policy
  sharing: { name: 'projects/123/policies/iam.allowedPolicyMemberDomains', spec: { rules: [{ allowAll: true }] } },
  managedSharing: { name: 'projects/123/policies/iam.managed.allowedPolicyMembers', spec: { rules: [] } },
  locations: { name: 'projects/123/policies/gcp.resourceLocations', spec: { rules: [{ values: { allowedValues: ['in:southamerica-locations'] } }] } },
  ingress: { name: 'projects/123/policies/run.allowedIngress', spec: { rules: [{ allowAll: true }] } },
  functionIngress: { name: 'projects/123/policies/x', spec: { rules: [{ allowAll: true }] } },
  // https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects#FirebaseProject
  firebase: { name: `projects/${PROJECT}`, projectId: PROJECT, state: 'ACTIVE' },
  // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services#Service
  appCheck: { services: [{ name: 'projects/123/services/firestore.googleapis.com', enforcementMode: 'OFF' }] },
  // https://cloud.google.com/api-keys/docs/reference/rest/v2/keys/lookupKey
  keyLookup: { parent: 'projects/123/locations/global', name: 'projects/123/locations/global/keys/k1' },
  // https://cloud.google.com/api-keys/docs/reference/rest/v2/projects.locations.keys#Key
  browserKey: { name: 'projects/123/locations/global/keys/k1', restrictions: { browserKeyRestrictions: { allowedReferrers: ['https://*.estudio.com.br/*'] } } },
  signing: { etag: 'BwX', bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', members: [`serviceAccount:${OWN_ACCOUNT}`] }] },
  builder: { email: '123-compute@developer.gserviceaccount.com' },
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields#Field
  expiring: { fields: [{ name: `projects/${PROJECT}/databases/(default)/collectionGroups/mails/fields/expireAt`, ttlConfig: { state: 'ACTIVE' } }] },
  // https://firebase.google.com/docs/reference/rest/storage/rest/v1beta/projects.buckets#Bucket
  linked: { name: `projects/${PROJECT}/buckets/${DEPLOYMENT.bucket}` },
  // https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts#ServiceAccount
  account: { name: `projects/${PROJECT}/serviceAccounts/${OWN_ACCOUNT}`, email: OWN_ACCOUNT },
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases#Database
  database: {
    name: `projects/${PROJECT}/databases/(default)`,
    locationId: 'southamerica-east1',
    type: 'FIRESTORE_NATIVE',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules#BackupSchedule
  backups: { backupSchedules: [{ retention: '1209600s', dailyRecurrence: {} }] },
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes#Index
  indexes: { indexes: [{ name: `projects/${PROJECT}/databases/(default)/collectionGroups/messages/indexes/CICAgOjXh4EK`, queryScope: 'COLLECTION', state: 'READY' }] },
  // https://cloud.google.com/storage/docs/json_api/v1/buckets#resource
  bucket: { kind: 'storage#bucket', id: DEPLOYMENT.bucket, location: 'SOUTHAMERICA-EAST1' },
  // https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config
  accounts: {
    name: `projects/123/config`,
    signIn: { email: { enabled: true, passwordRequired: true }, anonymous: {} },
    authorizedDomains: ['localhost', `${PROJECT}.firebaseapp.com`, DEPLOYMENT.host],
    notification: { sendEmail: { method: 'DEFAULT', callbackUri: `https://${DEPLOYMENT.host}/conta/acao` } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    mfa: { state: 'DISABLED' },
  },
  // https://cloud.google.com/recaptcha/docs/reference/rest/v1/projects.keys#Key
  captcha: { name: `projects/123/keys/${DEPLOYMENT.captchaKey}`, webSettings: { allowedDomains: ['estudio.com.br'], integrationType: 'CHECKBOX' } },
  // https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories#Repository
  images: { format: 'DOCKER', cleanupPolicies: { 'firebase-functions-cleanup': { action: 'DELETE' } } },
  // https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.exclusions#LogExclusion
  requestLog: {
    name: 'figures',
    filter:
      'resource.type="cloud_run_revision" AND resource.labels.service_name="figures" AND log_id("run.googleapis.com/requests")',
    disabled: false,
  },
  // https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions#SecretVersion
  smtpUrl: { name: 'projects/123/secrets/SMTP_URL/versions/1', state: 'ENABLED' },
  captchaSecret: { name: 'projects/123/secrets/RECAPTCHA_SECRET/versions/1', state: 'ENABLED' },
  linkSecret: { name: 'projects/123/secrets/BOOKING_LINK_SECRET/versions/1', state: 'ENABLED' },
  calendarSecret: { name: 'projects/123/secrets/CALENDAR_SECRET/versions/1', state: 'ENABLED' },
});

/** A refusal (https://cloud.google.com/apis/design/errors#http_mapping); a `message` that is a page or a list is the answer, 0 none. */
export type Refusal = { refused: number; message: string; reason?: string };

type Ready = ReturnType<typeof readyProject>;
/** Google's answers; null for what does not exist, a list in pages, or a refusal. */
export type GoogleProject = { [Name in keyof Ready]: object | Refusal | null };
