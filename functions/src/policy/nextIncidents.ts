import type { HealthTopic, Incident } from '../../../src/domain/health.ts';
import { QUIET_MS } from './healthLimits.ts';

type Incidents = Partial<Record<HealthTopic, Incident>>;

/**
 * The incidents after a check at `now` that found `problems`. An incident opens once and ends when nothing was found for
 * an hour; it is forgotten when the studio has been told of its end.
 */
export function nextIncidents(before: Incidents, problems: ReadonlySet<HealthTopic>, now: Date): Incidents {
  const topics = new Set([...(Object.keys(before) as HealthTopic[]), ...problems]);
  const after: Incidents = {};
  for (const topic of topics) {
    const incident = nextIncident(before[topic], problems.has(topic), now);
    if (incident) after[topic] = incident;
  }
  return after;
}

function nextIncident(before: Incident | undefined, found: boolean, now: Date): Incident | undefined {
  const told = before?.allClear === 'sent';
  if (!before || told) return found ? opened(now) : undefined;
  if (found) return { ...before, quietSince: null, endedAt: null, allClear: 'none', alert: resumed(before) };
  if (before.endedAt) return before;
  const quietSince = before.quietSince ?? now;
  if (now.getTime() - quietSince.getTime() < QUIET_MS) return { ...before, quietSince };
  return {
    ...before,
    quietSince,
    endedAt: quietSince,
    alert: before.alert === 'sent' ? 'sent' : 'skipped',
    allClear: 'pending',
  };
}

function opened(now: Date): Incident {
  return { openedAt: now, quietSince: null, endedAt: null, alert: 'pending', allClear: 'none' };
}

// It came back before the studio heard that it was over, so it is the same incident.
function resumed({ alert }: Incident): Incident['alert'] {
  return alert === 'sent' ? 'sent' : 'pending';
}

/** The mail about an incident that is to be sent, if any. */
export function dueHealthMail({ alert, allClear, endedAt }: Incident): 'alert' | 'allClear' | undefined {
  if (!endedAt && alert === 'pending') return 'alert';
  return allClear === 'pending' ? 'allClear' : undefined;
}
