const list = new Intl.ListFormat('pt-BR');

/** Whose calendars are busy, and nothing more: 'ocupada na agenda de Helena'. */
export function busyWords(names: readonly string[]): string {
  return `ocupada na agenda de ${list.format(names)}`;
}
