import {
  collection,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import {
  monthBefore,
  SHOWN_DAYS,
  SHOWN_MONTHS,
  type StoredFigures,
} from '#src/domain/figures/figuresOverview.ts';
import { lateBefore } from '#src/domain/submissions/answerTime.ts';
import { OPEN_STATES } from '#src/domain/submissions/states.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { loadStudioAgenda } from './agendaSettings.ts';

/**
 * Loads the daily figures of this month and the last, and monthly figures. `today` is yyyy-mm-dd. Reads at most 62
 * daily documents and 27 monthly ones. Throws a ServiceError.
 */
export function loadFigures(today: string): Promise<StoredFigures> {
  return toServiceError(async () => {
    const [days, months] = await Promise.all([
      since('figures', `${monthBefore(today, 1)}-01`, SHOWN_DAYS),
      since('figureMonths', monthBefore(today, SHOWN_MONTHS), SHOWN_MONTHS),
    ]);
    return { days, months };
  });
}

/**
 * Loads the daily figures of this month, and the sums of the last. `today` is yyyy-mm-dd. Reads at most 33 documents,
 * or 62 if the last month is not summed yet. Throws a ServiceError.
 */
export function loadTwoMonths(today: string): Promise<StoredFigures> {
  return toServiceError(async () => {
    const last = monthBefore(today, 1);
    const months = await since('figureMonths', last, 2);
    const first = months[last] ? today.slice(0, 7) : last;
    return { months, days: await since('figures', `${first}-01`, SHOWN_DAYS) };
  });
}

/** Counts the messages that have waited longer than promised at `now`. Throws a ServiceError. */
export function countLate(now: Date): Promise<number> {
  return toServiceError(async () => {
    const { availability } = await loadStudioAgenda();
    const isLate = [
      where('state', 'in', OPEN_STATES),
      where('createdAt', '<', lateBefore(availability, now)),
    ];
    return (await getCount(query(collection(firestore, 'messages'), ...isLate))).data().count;
  });
}

async function since(name: string, first: string, most: number): Promise<StoredFigures['days']> {
  const { docs } = await getDocs(
    query(collection(firestore, name), where(documentId(), '>=', first), orderBy(documentId()), limit(most)),
  );
  return Object.fromEntries(docs.map((found) => [found.id, found.get('figures') ?? {}]));
}
