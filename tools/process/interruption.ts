/** From now on Ctrl-C and the signals that end a program only abort the returned signal, so that what runs can be stopped. */
export function interruption(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort());
  return asked.signal;
}
