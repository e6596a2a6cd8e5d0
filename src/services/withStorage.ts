/** What `work` makes of the browser's storage; `otherwise` where that is full or closed to the site. */
export function withStorage<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
