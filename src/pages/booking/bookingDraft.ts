import type { FormValues } from '#src/components/form/useForm.ts';
import type { Booking } from '#src/domain/booking.ts';

/** The fields a person fills in, in the order of the form; neither the captcha nor the honeypot and the minimum time. */
export const bookingFields = [
  'nome',
  'email',
  'telefone',
  'comoConheceu',
  'tipoConsulta',
  'outroTipo',
  'descricaoProjeto',
  'data',
  'horario',
] as const satisfies readonly (keyof Booking)[];

/** Fails to compile while a field of the booking is missing from the list. */
bookingFields satisfies Exclude<keyof Booking, (typeof bookingFields)[number]> extends never
  ? unknown
  : never;

const STORAGE_KEY = 'alinhavo:booking-draft';

/** What was typed on this device and not sent; nothing without storage, or when it holds something else. */
export function readDraft(): FormValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function saveDraft(values: FormValues): void {
  try {
    const typed = bookingFields.map((name) => [name, values[name] ?? '']);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Without storage a reload loses the draft, as any form would.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Puts a draft into the still empty fields of the form; a day before `today` can no longer be meant. */
export function fillFromDraft(form: HTMLFormElement, draft: FormValues, today: string): void {
  for (const name of bookingFields) {
    const value = draft[name];
    if (!value || (name === 'data' && value < today)) continue;
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    )
      field.value ||= value;
  }
}
