import type { Choice } from '#src/components/form/ChoiceGroup.tsx';
import { slotTimesInVisitorTimeZone } from '#src/domain/slotInVisitorTimeZone.ts';
import type { Obstacle } from '#src/domain/slotObstacle.ts';
import { type Slot, slotRange } from '#src/domain/slots.ts';
import type { SlotWords } from './SlotWords.ts';

type Circumstances = {
  words: SlotWords;
  day: string | undefined;
  /** The length of the chosen conversation. */
  minutes: number | undefined;
  obstacle: Obstacle | 'current' | undefined;
};

/**
 * A slot as a choice: its range of 30 minutes, and beside it why it cannot be chosen, or until when the conversation
 * lasts where that is longer, and the visitor's own times where their clocks differ.
 */
export function slotChoice(slot: Slot, { words, day, minutes = 30, obstacle }: Circumstances): Choice {
  const choice = { value: slot, label: slotRange(slot) };
  if (obstacle) return { ...choice, detail: words.obstacles[obstacle], disabled: true };
  const end = slotRange(slot, minutes).split(' – ')[1];
  const local = day && slotTimesInVisitorTimeZone(day, slot, minutes);
  const detail = [
    ...(minutes > 30 ? [`${words.until} ${end}`] : []),
    ...(local ? [`${words.elsewhere} ${local}`] : []),
  ].join('; ');
  return { ...choice, ...(detail && { detail }) };
}
