import type { ComponentProps } from 'react';
import { booking } from '#src/content/booking.ts';
import { slotChoice } from '#src/content/slotChoice.ts';
import { SlotFields } from '#src/features/slot-choice/SlotFields.tsx';
import { FormSection } from './FormSection.tsx';

export function TimeSection(props: Omit<ComponentProps<typeof SlotFields>, 'words'>) {
  const { day, slot } = props.time;
  return (
    <FormSection number={4} title={booking.sections.time} done={Boolean(day && slot)}>
      <SlotFields words={slotChoice} {...props} />
    </FormSection>
  );
}
