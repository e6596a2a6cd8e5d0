/** Sets a field's value if it is empty; in a group of radio buttons it selects one. */
export function fillEmptyField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field && 'value' in field) field.value ||= value;
  // The event does not bubble, so only the field's own listeners get it. For the form, nobody has typed.
  if (field instanceof Element) field.dispatchEvent(new Event('input'));
}
