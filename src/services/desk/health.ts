import { Timestamp } from 'firebase/firestore/lite';
import { HEALTH_STATUS_PATH, HEALTH_TOPICS, type HealthTopic } from '#src/domain/site/health.ts';
import { loadDocument } from './storedDocuments.ts';

/** The result of the site's last check: topics with a fault, and its time. Before the first check, the time is null. */
export type SiteHealth = { topics: HealthTopic[]; checkedAt: Date | null };

/** Loads the result of the last check. Throws a ServiceError (`denied` if the caller is no administrator). */
export async function loadSiteHealth(): Promise<SiteHealth> {
  const status = await loadDocument(HEALTH_STATUS_PATH);
  const checkedAt: unknown = status.get('checkedAt');
  const found: unknown[] = status.get('topics') ?? [];
  return {
    topics: (Object.keys(HEALTH_TOPICS) as HealthTopic[]).filter((topic) => found.includes(topic)),
    checkedAt: checkedAt instanceof Timestamp ? checkedAt.toDate() : null,
  };
}
