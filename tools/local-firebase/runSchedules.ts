import { REGION } from '../../functions/src/policy/region.ts';
import { LOCAL_PROJECT } from './localPorts.ts';

const SCHEDULED = [
  'redeliverMails',
  'readMailbox',
  'readCalendars',
  'checkHealth',
  'sendSummaries',
  'cleanPhotos',
] as const;

/** Shorter than in production (functions/src/index.ts), so that people need not wait. */
const EVERY_MS = 60_000;

/** A POST request to this URL immediately runs a scheduled function in the local emulator. */
export function scheduledFunctionUrl(functionsPort: number, name: (typeof SCHEDULED)[number]): string {
  return `http://127.0.0.1:${functionsPort}/functions/projects/${LOCAL_PROJECT}/triggers/${REGION}-${name}-0`;
}

/** Runs the scheduled functions every minute until `signal` aborts; the emulators never do. */
export function runSchedules(functionsPort: number, signal: AbortSignal): void {
  const timer = setInterval(() => {
    for (const name of SCHEDULED)
      fetch(scheduledFunctionUrl(functionsPort, name), { method: 'POST' }).catch(() => {});
  }, EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
