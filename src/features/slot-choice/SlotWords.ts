import type { Obstacle } from '#src/domain/agenda/slotObstacle.ts';

type Count = { one: string; many: string };

/** Words of the choice of a day and a slot. */
export interface SlotWords {
  day: string;
  dayHint: string;
  slot: string;
  slotHint: string;
  lasts: string;
  minutes: string;
  elsewhere: string;
  obstacles: Record<Obstacle | 'current', string>;
  days: Record<'legend' | 'hint' | 'more' | 'listed' | 'loading' | 'none' | 'failed', string> & {
    free: Count;
  };
  agenda: Record<'noDay' | 'loading' | 'nearest' | 'unknown', string> & { free: Count };
}
