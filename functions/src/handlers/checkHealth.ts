import type { HealthTopic, Incident } from '../../../src/domain/site/health.ts';
import type { SiteMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import type { Adapters } from '../createAdapters.ts';
import { findProblems } from '../policy/findProblems.ts';
import { type MailWorker, SHORT_RUN_MS } from './mailWorker.ts';

type Incidents = Partial<Record<HealthTopic, Incident>>;

/** How long checks must find nothing before an incident ends, so that a recurring problem stays one incident. */
const QUIET_MS = 55 * 60_000;

/**
 * Looks for problems since the last check. Stores them for administrators, logs them as errors, and mails the studio. A form
 * in a flood checks at once and leaves the mail to the next redelivery. Throws when the database does not answer; the next
 * successful check reports that.
 */
export function createCheckHealth({ health, flood, now, log }: Adapters, { sendDue }: MailWorker) {
  return async function checkHealth(isFlood = false): Promise<void> {
    const { facts, before, counted } = await health.readFacts(now(), flood);
    const incidents: Incidents = before?.incidents ?? {};
    const topics = Object.keys(incidents) as HealthTopic[];
    const open = topics.filter((topic) => incidents[topic]?.quietSince === null);
    const problems = findProblems({ ...facts, isFlood: facts.isFlood || isFlood }, new Set(open));
    if (problems.size > 0) log('error', 'health.problem', { topics: [...problems] });
    const result = nextIncidents(incidents, problems, facts.now);
    await health.saveCheck(before, { ...result, checkedAt: facts.now, counted });
    if (!isFlood) await sendDue(SHORT_RUN_MS);
  };
}

/**
 * The open incidents after a check, and mails about those that it opened or ended. An incident ends after an hour without
 * the problem, dated at its start.
 */
function nextIncidents(before: Incidents, problems: ReadonlySet<HealthTopic>, now: Date) {
  const result: { incidents: Incidents; mails: SiteMail[] } = { incidents: {}, mails: [] };
  for (const topic of new Set([...(Object.keys(before) as HealthTopic[]), ...problems])) {
    const openedAt = before[topic]?.openedAt ?? now;
    const quietSince = problems.has(topic) ? null : (before[topic]?.quietSince ?? now);
    if (!before[topic]) result.mails.push({ kind: 'alert', topic, openedAt, endedAt: null });
    const isOver = quietSince && now.getTime() - quietSince.getTime() >= QUIET_MS;
    if (isOver) result.mails.push({ kind: 'allClear', topic, openedAt, endedAt: quietSince });
    else result.incidents[topic] = { openedAt, quietSince };
  }
  return result;
}
