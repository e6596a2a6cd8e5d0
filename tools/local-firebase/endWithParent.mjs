/** Stops a program of a process group when its parent is killed, which closes its stdin. Then kills its children. */
process.stdin.on('end', () => {
  const killGroup = () => process.kill(-process.pid, 'SIGKILL');
  process.on('exit', killGroup);
  setTimeout(killGroup, 15_000);
  // Nothing reads the output any more, so writing to it fails.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.kill(process.pid, 'SIGINT');
});
process.stdin.resume().unref();
