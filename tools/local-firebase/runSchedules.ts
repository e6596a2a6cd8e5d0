import { LOCAL_PROJECT } from './localPorts.ts';

const SCHEDULED = [
  'redeliverMails',
  'readMailbox',
  'readCalendars',
  'checkHealth',
  'sendSummaries',
  'cleanPhotos',
] as const;

/** Shorter than in production, so that nobody has to wait five minutes. */
const EVERY_MS = 60_000;

/** The address at which a POST request runs a scheduled function of the local emulator at once. */
export function scheduledFunctionUrl(functionsPort: number, name: (typeof SCHEDULED)[number]): string {
  return `http://127.0.0.1:${functionsPort}/functions/projects/${LOCAL_PROJECT}/triggers/southamerica-east1-${name}-0`;
}

/**
 * Runs the scheduled functions every minute, which the emulators never do, until `signal` aborts. Results and errors are in the
 * functions' log.
 */
export function runSchedules(functionsPort: number, signal: AbortSignal): void {
  const timer = setInterval(() => {
    for (const name of SCHEDULED)
      fetch(scheduledFunctionUrl(functionsPort, name), { method: 'POST' }).catch(() => {});
  }, EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
