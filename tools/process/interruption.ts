/** After this call, Ctrl-C and termination signals only abort the returned signal; the caller stops its work. */
export function interruption(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort());
  return asked.signal;
}
