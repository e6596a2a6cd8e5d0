import { fillEmptyField } from '#src/components/form/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { bookingFieldNames } from '#src/domain/bookingFieldNames.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/formDrafts.ts';

const DRAFT = 'booking';

/** What was typed on this device and not sent. */
export const readBookingDraft = (): FormValues => readDraft(DRAFT);

/** Keeps what a person typed, without what the form was `given`. Says whether it could. */
export function saveBookingDraft(values: FormValues, given: FormValues): boolean {
  const typed = bookingFieldNames.flatMap((name) => {
    const value = values[name];
    return value && value !== given[name] ? [[name, value] as const] : [];
  });
  return saveDraft(DRAFT, Object.fromEntries(typed));
}

/** Whether a day (yyyy-mm-dd) is over in São Paulo. */
export const isPastDay = (day: string): boolean => day < todayInSaoPaulo(new Date());

export const forgetBookingDraft = (): void => forgetDraft(DRAFT);

/** Puts a draft into the still empty fields of the form; a day that is over can no longer be meant. */
export function fillFromDraft(form: HTMLFormElement, draft: FormValues): void {
  for (const name of bookingFieldNames) {
    const value = draft[name];
    if (!value || (name === 'data' && isPastDay(value))) continue;
    fillEmptyField(form, name, value);
  }
}
