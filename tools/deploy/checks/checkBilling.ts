import type { Check } from './Check.ts';

/** Whether somebody pays for the project. */
export const checkBilling: Check = async (ask, { project }) => {
  // https://cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo
  const billing = await ask<{ billingEnabled?: boolean }>(
    `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );
  return [
    !billing?.billingEnabled && {
      sentence:
        'The project has no billing account (the Blaze plan): it cannot have functions, and its captcha stops after 10,000 requests a month.',
      command: `gcloud billing projects link ${project} --billing-account=ACCOUNT`,
    },
  ];
};
