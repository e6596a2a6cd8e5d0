import type { HealthTopic, Incident } from '../../../src/domain/site/health.ts';
import type { SiteMail } from '../../../src/domain/submissions/storedMail.ts';
import { QUIET_MS } from './healthLimits.ts';

type Incidents = Partial<Record<HealthTopic, Incident>>;

/** The incidents that are open after a check, and the mails to the studio about those that it opened or ended. */
export type CheckResult = { incidents: Incidents; mails: SiteMail[] };

/**
 * The result of a check at `now` that found `problems`. An incident opens once, and ends when nothing was found for an
 * hour, at the moment from which on nothing was found.
 */
export function nextIncidents(before: Incidents, problems: ReadonlySet<HealthTopic>, now: Date): CheckResult {
  const result: CheckResult = { incidents: {}, mails: [] };
  const topics = new Set([...(Object.keys(before) as HealthTopic[]), ...problems]);
  for (const topic of topics) {
    const openedAt = before[topic]?.openedAt ?? now;
    const quietSince = problems.has(topic) ? null : (before[topic]?.quietSince ?? now);
    if (!before[topic]) result.mails.push({ kind: 'alert', topic, openedAt, endedAt: null });
    const isOver = quietSince && now.getTime() - quietSince.getTime() >= QUIET_MS;
    if (isOver) result.mails.push({ kind: 'allClear', topic, openedAt, endedAt: quietSince });
    else result.incidents[topic] = { openedAt, quietSince };
  }
  return result;
}
