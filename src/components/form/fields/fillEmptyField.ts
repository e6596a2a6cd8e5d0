/** Gives a field a value unless it has one already; a group of radio buttons gets a choice. */
export function fillEmptyField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field && 'value' in field) field.value ||= value;
}
