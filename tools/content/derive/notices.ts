import type { Entries } from '../collections.ts';
import { saoPauloInstant } from './dates.ts';

/** A notice with its instants; `shown` says whether it was due when the site was built. */
export function toNotice({ id, data }: Entries['notices'][number], now: Date) {
  const { texto, link } = data;
  const [inicio, fim] = [saoPauloInstant(data.inicio), saoPauloInstant(data.fim)];
  return { id, texto, link, inicio, fim, shown: new Date(inicio) <= now && now < new Date(fim) };
}

export type NoticeItem = ReturnType<typeof toNotice>;
