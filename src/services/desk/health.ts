import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { HEALTH_STATUS_PATH, HEALTH_TOPICS, type HealthTopic } from '#src/domain/site/health.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/** The result of the site's last check: topics with a fault, and its time. Before the first check, the time is null. */
export type SiteHealth = { topics: HealthTopic[]; checkedAt: Date | null };

/** Loads the result of the last check. Throws a ServiceError (`denied` if the caller is no administrator). */
export function loadSiteHealth(): Promise<SiteHealth> {
  return toServiceError(async () => {
    const status = await getDoc(doc(firestore, HEALTH_STATUS_PATH));
    const checkedAt: unknown = status.get('checkedAt');
    const found: unknown[] = status.get('topics') ?? [];
    return {
      topics: (Object.keys(HEALTH_TOPICS) as HealthTopic[]).filter((topic) => found.includes(topic)),
      checkedAt: checkedAt instanceof Timestamp ? checkedAt.toDate() : null,
    };
  });
}
