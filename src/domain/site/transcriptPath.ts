/** The site's address of what the screen reader said along a walk; `npm run listen -- --keep` writes the file. */
export function transcriptPath(walk: string): string {
  return `/acessibilidade/leituras/${walk}.txt`;
}
