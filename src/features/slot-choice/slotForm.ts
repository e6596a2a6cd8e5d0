/** Writes a chosen day into the date field of a form; React does not control it, so that what was typed before the script arrived stays. */
export function writeDay(form: HTMLFormElement | null, day: string): void {
  const field = form?.elements.namedItem('data');
  if (field instanceof HTMLInputElement) field.value = day;
}

/** Moves the focus to the chosen slot of a form, else to the first that can be chosen. */
export function focusFirstSlot(form: HTMLFormElement | null): void {
  const slots = [...(form?.querySelectorAll<HTMLInputElement>('[name="horario"]:enabled') ?? [])];
  const first = slots.find(({ checked }) => checked) ?? slots[0];
  first?.focus({ preventScroll: true });
  first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}
