/** Writes a day into the date field, which React does not control, so that text typed before hydration stays. */
export function writeDay(form: HTMLFormElement | null, day: string): void {
  const field = form?.elements.namedItem('data');
  if (field instanceof HTMLInputElement) field.value = day;
}

/** Moves the focus to the chosen slot of a form, or to the first enabled one. */
export function focusFirstSlot(form: HTMLFormElement | null): void {
  const slots = [...(form?.querySelectorAll<HTMLInputElement>('[name="horario"]:enabled') ?? [])];
  const first = slots.find(({ checked }) => checked) ?? slots[0];
  first?.focus({ preventScroll: true });
  first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}
