import { FUNCTIONS } from '#src/domain/site/apiPaths.ts';
import { REGION } from '../../../functions/src/policy/region.ts';
import { functionSecrets } from '../functionValues.ts';
import { type Ask, askAll } from '../google.ts';
import { EVERYBODY, type Policy } from './accountChecks.ts';
import type { Check } from './Check.ts';

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

const VISITS =
  'resource.type="cloud_run_revision" AND resource.labels.service_name="figures" AND log_id("run.googleapis.com/requests")';

export const functionChecks: Record<string, Check> = {
  /** Whether visitors can call every deployed function. A deployment does not restore missing access. */
  'who may call': async (ask, { project }) => {
    const services = `projects/${project}/locations/${REGION}/services`;
    const calls = FUNCTIONS.map(async (functionId) => {
      const name = functionId.toLowerCase();
      // https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services/getIamPolicy
      const url = `https://run.googleapis.com/v2/${services}/${name}:getIamPolicy?options.requestedPolicyVersion=3`;
      const policy = await ask<Policy>(url);
      const invokers = policy?.bindings?.filter(({ role }) => role === 'roles/run.invoker') ?? [];
      const isOpen = invokers.some(({ members }) => members?.some((one) => EVERYBODY.includes(one)));
      return {
        [`Google refuses every visitor's call to ${functionId}.`]:
          policy !== null &&
          !isOpen &&
          `gcloud run services add-iam-policy-binding ${name} --member=allUsers --role=roles/run.invoker --region=${REGION} --project=${project}`,
      };
    });
    return Promise.all(calls);
  },

  /** Whether every scheduled job is enabled. A deployment does not resume a paused job. */
  'what runs by the clock': async (ask, { project }) => {
    const url = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs`;
    // https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list
    const jobs = await askAll<{ name: string; state: string }>(ask, url, 'jobs');
    return jobs.map(({ name, state }) => ({
      [`The job ${name.split('/').pop()} does not run.`]:
        state !== 'ENABLED' &&
        `gcloud scheduler jobs resume ${name.split('/').pop()} --location=${REGION} --project=${project}`,
    }));
  },

  secrets: (ask, { project }) =>
    Promise.all(
      Object.entries(functionSecrets).map(async ([name, use]) => {
        // https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get
        const version = await ask<{ state: string }>(
          `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`,
        );
        const lack = version ? 'is switched off' : 'does not exist';
        return {
          [`The secret ${name} ${lack} in the project; it is ${use}.`]:
            version?.state !== 'ENABLED' && `npx firebase functions:secrets:set ${name} --project ${project}`,
        };
      }),
    ),

  'container images': async (ask, { project }) => {
    const images = await askImages(ask, project);
    const deletes = Object.values(images?.cleanupPolicies ?? {}).some(({ action }) => action === 'DELETE');
    const isCleaned =
      (deletes && !images?.cleanupPolicyDryRun) ||
      images?.labels?.['firebase-functions-cleanup-opted-out'] === 'true';
    return {
      'Old container images of the functions are kept for ever, and a deployment without a person stops there.':
        images !== null &&
        !isCleaned &&
        `npx firebase functions:artifacts:setpolicy --location ${REGION} --days 1 --project ${project}`,
    };
  },

  /** Whether Google's log, which keeps IP addresses for 30 days, excludes the requests that count visits. */
  'the request log': async (ask, { project }) => {
    const url = `https://logging.googleapis.com/v2/projects/${project}/exclusions`;
    // https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.exclusions
    const exclusion = await ask<{ filter?: string; disabled?: boolean }>(`${url}/figures`);
    const isLeftOut = exclusion?.filter === VISITS && !exclusion.disabled;
    return {
      'The log keeps the network address of everybody whose visit is counted.': !isLeftOut && {
        url: exclusion ? `${url}/figures?updateMask=filter,disabled` : url,
        body: { name: 'figures', filter: VISITS, disabled: false },
      },
    };
  },
};
