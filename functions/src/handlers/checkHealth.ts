import type { HealthTopic, Incident } from '../../../src/domain/site/health.ts';
import type { Adapters } from '../createAdapters.ts';
import { findProblems } from '../policy/findProblems.ts';
import { nextIncidents } from '../policy/nextIncidents.ts';
import { type MailWorker, SHORT_RUN_MS } from './mailWorker.ts';

/**
 * Looks for what went wrong since the last check, stores what it found for administrators, logs it as an error, and has
 * the studio told. Throws when the database does not answer; the next check that works tells of that.
 */
export function createCheckHealth({ health, now, log }: Adapters, { sendDue }: MailWorker) {
  return async function checkHealth(): Promise<void> {
    const { facts, before, counted } = await health.readFacts(now());
    const problems = findProblems(facts, unresolved(before?.incidents ?? {}));
    const result = nextIncidents(before?.incidents ?? {}, problems, facts.now);
    if (problems.size > 0) log('error', 'health.problem', { topics: [...problems] });
    await health.saveCheck(before, { ...result, checkedAt: facts.now, counted });
    await sendDue(SHORT_RUN_MS);
  };
}

function unresolved(incidents: Partial<Record<HealthTopic, Incident>>): Set<HealthTopic> {
  const entries = Object.entries(incidents) as [HealthTopic, Incident][];
  return new Set(entries.filter(([, { quietSince }]) => quietSince === null).map(([topic]) => topic));
}
