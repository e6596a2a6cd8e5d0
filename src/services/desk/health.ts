import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { HEALTH_STATUS_PATH, HEALTH_TOPICS, type HealthTopic } from '#src/domain/site/health.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/** Results of the site's own checks: open topics, and the time of the last check, or null before the first one. */
export type SiteHealth = { topics: HealthTopic[]; checkedAt: Date | null };

/** Reads the result of the last check. Throws a ServiceError (`denied` for anyone but administrators). */
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
