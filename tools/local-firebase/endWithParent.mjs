/**
 * Loaded into every program of a process group. Its input ends when its parent process is killed: then it stops as with Ctrl-C,
 * and after at most fifteen seconds with all its children.
 */
process.stdin.on('end', () => {
  const killGroup = () => process.kill(-process.pid, 'SIGKILL');
  process.on('exit', killGroup);
  setTimeout(killGroup, 15_000);
  // Nobody reads the output any more.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.kill(process.pid, 'SIGINT');
});
process.stdin.resume().unref();
