/** Posts JSON and answers what came back. Throws when it is refused. */
export async function post(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  return answerOf(
    await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

/** Asks an address and reads the answer. Throws when it is refused. */
export async function get(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return text;
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${answer}`);
  return JSON.parse(answer);
}

/**
 * Requests a second and the 95th percentile of the answers in milliseconds, as a row of the report: each of `parallel`
 * visitors sends the next request as soon as the last is answered.
 */
export async function measureLoad(
  name: string,
  send: () => Promise<unknown>,
  { parallel, requests }: { parallel: number; requests: number },
): Promise<[string, string, string]> {
  const waiting = Array.from({ length: requests }, (_, index) => index).values();
  const times: number[] = [];
  const start = performance.now();
  const visitor = async () => {
    for (const _ of waiting) {
      const began = performance.now();
      await send();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
  return [
    `${name}, ${parallel} in parallel: requests a second · p95 ms`,
    `${(times.length / seconds).toFixed(1)} · ${p95.toFixed(0)}`,
    'none set',
  ];
}
