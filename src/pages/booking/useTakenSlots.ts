import { useEffect, useState } from 'react';
import type { Slot } from '#src/domain/slots.ts';

interface Answer {
  day: string;
  /** Missing when the agenda could not be read. */
  taken?: readonly Slot[];
}

/** Which slots of a day are taken. The database is loaded when the first day is chosen, and asked once a day and refusal. */
export function useTakenSlots(day: string | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const [refused, setRefused] = useState<readonly { day: string; slot: string }[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused slot tells that the agenda has changed
  useEffect(() => {
    if (!day) return;
    let current = true;
    import('#src/services/takenSlots.ts')
      .then(({ loadTakenSlots }) => loadTakenSlots(day))
      .then((taken) => ({ day, taken }))
      .catch(() => ({ day }))
      .then((found) => {
        if (current) setAnswer(found);
      });
    return () => {
      current = false;
    };
  }, [day, refused]);

  const known = answer?.day === day ? answer : undefined;
  const refusedHere = refused.filter((refusal) => refusal.day === day);
  return {
    status: !day ? 'noDay' : !known ? 'loading' : known.taken ? 'known' : 'unknown',
    isTaken: (slot: Slot) =>
      Boolean(known?.taken?.includes(slot)) || refusedHere.some((refusal) => refusal.slot === slot),
    /** The function said that somebody else has it. */
    refuse: (refusedDay: string, slot: string) =>
      setRefused((before) => [...before, { day: refusedDay, slot }]),
  } as const;
}
