/** Gives a field a value unless it has one already; a group of radio buttons gets a choice. */
export function fillEmptyField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement ||
    field instanceof RadioNodeList
  )
    field.value ||= value;
}
