/** After this call, Ctrl-C and termination signals only abort the returned signal. The caller must end its work. */
export function interruption(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort());
  return asked.signal;
}
