import type { Choice } from '#src/components/form/fields/ChoiceGroup.tsx';
import { slotChoice as words } from '#src/copy/forms/slotChoice.ts';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';
import type { Obstacle } from '#src/domain/agenda/slotObstacle.ts';
import { type Slot, slotRange } from '#src/domain/agenda/slots.ts';

type Circumstances = { day: string | undefined; obstacle: Obstacle | 'current' | undefined };

/**
 * A slot as a choice: its range of 30 minutes, and beside it why it cannot be chosen, or the visitor's own times
 * (30 minutes, too) where their clocks differ. How long the conversation lasts is said once, above the slots.
 */
export function slotChoice(slot: Slot, { day, obstacle }: Circumstances): Choice {
  const choice = { value: slot, label: slotRange(slot) };
  if (obstacle) return { ...choice, detail: words.obstacles[obstacle], disabled: true };
  const local = day && slotInVisitorTimeZone(day, slot, 30);
  return { ...choice, ...(local && { detail: `${words.elsewhere} ${local.short}` }) };
}
