/**
 * Loaded into every program of a process group. When the parent process is killed, the program's input ends. Then it
 * stops as with Ctrl-C, and kills its children when it ends, after fifteen seconds at most.
 */
process.stdin.on('end', () => {
  const killGroup = () => process.kill(-process.pid, 'SIGKILL');
  process.on('exit', killGroup);
  setTimeout(killGroup, 15_000);
  // Nobody reads the output any more, so writing to it fails.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.kill(process.pid, 'SIGINT');
});
process.stdin.resume().unref();
