/** How much is left to mend: "1 campo precisa de atenção", "3 campos precisam de atenção". */
export function errorCount(count: number): string {
  return count === 1 ? '1 campo precisa de atenção' : `${count} campos precisam de atenção`;
}
