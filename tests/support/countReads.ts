/** Returns the result of `step`, and the number of documents that the database sent for it. */
export async function countReads<Result>(step: () => Promise<Result>) {
  const real = globalThis.fetch;
  let reads = 0;
  globalThis.fetch = async (...asked) => {
    const response = await real(...asked);
    reads += (await response.clone().text()).match(/"document":/g)?.length ?? 0;
    return response;
  };
  const result = await step().finally(() => {
    globalThis.fetch = real;
  });
  return { result, reads };
}
