import { functionSecrets } from '../functionValues.ts';
import type { Check } from './Check.ts';

/** Whether each secret has a value. */
export const checkSecrets: Check = (ask, { project }) =>
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
  );
