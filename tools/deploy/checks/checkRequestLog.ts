import type { Check } from './Check.ts';

const FILTER =
  'resource.type="cloud_run_revision" AND resource.labels.service_name="figures" AND log_id("run.googleapis.com/requests")';

/** Whether Google leaves the requests that count visits out of its log, which has the address of each for 30 days. */
export const checkRequestLog: Check = async (ask, { project }) => {
  const url = `https://logging.googleapis.com/v2/projects/${project}/exclusions`;
  // https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.exclusions
  const exclusion = await ask<{ filter?: string; disabled?: boolean }>(`${url}/figures`);
  const sentence = 'The log keeps the network address of everybody whose visit is counted.';
  const body = { name: 'figures', filter: FILTER, disabled: false };
  if (!exclusion) return [{ sentence, change: { method: 'POST', url, body } }];
  const isOff = exclusion.disabled || exclusion.filter !== FILTER;
  const change = { method: 'PATCH' as const, url: `${url}/figures?updateMask=filter,disabled`, body };
  return [isOff && { sentence, change }];
};
