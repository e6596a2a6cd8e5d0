/** Converts a text to lower case without accents: 'Ação' becomes 'acao'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
