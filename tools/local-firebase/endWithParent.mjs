/**
 * Loaded into every program of a process group. Its input ends when the process that started it was killed: then it stops as
 * with Ctrl-C, and after fifteen seconds at the latest, with all its children.
 */
process.stdin.on('end', () => {
  const killGroup = () => process.kill(-process.pid, 'SIGKILL');
  process.on('exit', killGroup);
  setTimeout(killGroup, 15_000);
  // Nobody reads them any more.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.kill(process.pid, 'SIGINT');
});
process.stdin.resume().unref();
