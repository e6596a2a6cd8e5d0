/** A function of texts that is asked the same again and again, and works it out once. */
export function once<Result>(work: (...texts: string[]) => Result): (...texts: string[]) => Result {
  const known = new Map<string, Result>();
  return (...texts) => {
    const key = texts.join('\n');
    const result = known.get(key) ?? work(...texts);
    known.set(key, result);
    return result;
  };
}
