import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { adminCancel as words } from '#src/desk/words/adminCancel.ts';
import { CANCELLATION_NOTE_LIMIT, CANCELLATION_REASONS } from '#src/domain/submissions/cancellation.ts';

/** Why a booking is cancelled: one of a few reasons, and own words. */
export function CancellationFields() {
  return (
    <>
      <SelectField
        label={words.reason}
        name="reason"
        required
        options={CANCELLATION_REASONS}
        emptyLabel={words.choose}
      />
      <TextareaField
        label={words.note}
        hint={words.noteHint}
        name="note"
        rows={3}
        maxLength={CANCELLATION_NOTE_LIMIT}
      />
    </>
  );
}
