import type { HealthTopic, Incident } from '../../../src/domain/health.ts';
import type { HealthStore } from '../adapters/healthStore.ts';
import { findProblems } from '../policy/findProblems.ts';
import { nextIncidents } from '../policy/nextIncidents.ts';

type HealthDependencies = {
  store: Pick<HealthStore, 'readFacts' | 'saveCheck'>;
  sendHealthMails: () => Promise<void>;
  now: () => Date;
  log: (level: 'error', event: string, details: object) => void;
};

/**
 * Looks for what went wrong since the last check, stores what it found for administrators, logs it as an error, and has
 * the studio told. Throws when the database does not answer; the next check that works tells of that.
 */
export function createCheckHealth({ store, sendHealthMails, now, log }: HealthDependencies) {
  return async function checkHealth(): Promise<void> {
    const { facts, before, counted } = await store.readFacts(now());
    const problems = findProblems(facts, unresolved(before?.incidents ?? {}));
    const incidents = nextIncidents(before?.incidents ?? {}, problems, facts.now);
    if (problems.size > 0) log('error', 'health.problem', { topics: [...problems] });
    if (await store.saveCheck(before, { checkedAt: facts.now, incidents, counted })) await sendHealthMails();
  };
}

function unresolved(incidents: Partial<Record<HealthTopic, Incident>>): Set<HealthTopic> {
  const entries = Object.entries(incidents) as [HealthTopic, Incident][];
  return new Set(entries.filter(([, { quietSince }]) => quietSince === null).map(([topic]) => topic));
}
