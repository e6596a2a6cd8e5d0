/** Gives a text field a value unless somebody has already typed one. */
export function fillEmptyField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '')
    field.value = value;
}
