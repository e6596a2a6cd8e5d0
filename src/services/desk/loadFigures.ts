import { documentId, limit, orderBy, where } from 'firebase/firestore/lite';
import {
  monthBefore,
  SHOWN_DAYS,
  SHOWN_MONTHS,
  type StoredFigures,
} from '#src/domain/figures/figuresOverview.ts';
import { lateBefore } from '#src/domain/submissions/answerTime.ts';
import { OPEN_STATES } from '#src/domain/submissions/states.ts';
import { loadStudioAgenda } from './agendaSettings.ts';
import { countDocuments, findDocuments } from './storedDocuments.ts';

/** Loads daily figures of this month and the last, and monthly ones. `today` is yyyy-mm-dd. Throws a ServiceError. */
export async function loadFigures(today: string): Promise<StoredFigures> {
  const [days, months] = await Promise.all([
    since('figures', `${monthBefore(today, 1)}-01`, SHOWN_DAYS),
    since('figureMonths', monthBefore(today, SHOWN_MONTHS), SHOWN_MONTHS),
  ]);
  return { days, months };
}

/** Loads this month's daily figures and the last month's sums. `today` is yyyy-mm-dd. Throws a ServiceError. */
export async function loadTwoMonths(today: string): Promise<StoredFigures> {
  const last = monthBefore(today, 1);
  const months = await since('figureMonths', last, 2);
  const first = months[last] ? today.slice(0, 7) : last;
  return { months, days: await since('figures', `${first}-01`, SHOWN_DAYS) };
}

/** Counts the messages that have waited longer than promised at `now`. Throws a ServiceError. */
export async function countLate(now: Date): Promise<number> {
  const { availability } = await loadStudioAgenda();
  const isLate = where('createdAt', '<', lateBefore(availability, now));
  return countDocuments('messages', where('state', 'in', OPEN_STATES), isLate);
}

async function since(name: string, first: string, most: number): Promise<StoredFigures['days']> {
  const from = where(documentId(), '>=', first);
  const docs = await findDocuments(name, from, orderBy(documentId()), limit(most));
  return Object.fromEntries(docs.map((found) => [found.id, found.get('figures') ?? {}]));
}
