import type { Entries } from '../collections.ts';
import { saoPauloInstant } from './dates.ts';

/** A notice with its instants; `started` says whether it had begun when the site was built. */
export function toNotice({ id, data }: Entries['notices'][number], now: Date) {
  const { texto, link } = data;
  const [inicio, fim] = [saoPauloInstant(data.inicio), saoPauloInstant(data.fim)];
  return { id, texto, link, inicio, fim, started: new Date(inicio) <= now };
}

export type NoticeItem = ReturnType<typeof toNotice>;
