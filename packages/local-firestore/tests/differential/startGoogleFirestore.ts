import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { emulatorEnvironment, type GoogleEmulators } from '../../src/index.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Starts Google's Firestore emulator as firebase-tools would, and resolves to its port once it responds. */
export async function startGoogleFirestore(google: GoogleEmulators) {
  const [port, websocket] = [await freePort(), await freePort()];
  const env = emulatorEnvironment(process.env, { google });
  const args = ['--host', '127.0.0.1', '--port', String(port), '--websocket_port', String(websocket)];
  const child = spawn('java', ['-jar', google.firestore, ...args], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (let answers = false; !answers; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`Google’s emulator ended with code ${child.exitCode}.`);
    answers = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
