import { spawn } from 'node:child_process';

// Runs another program as a child, so that a Node process can lead the process group.
const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
