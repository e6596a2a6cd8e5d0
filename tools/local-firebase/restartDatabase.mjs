import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. By itself, that continues if its database is killed, and ends if the
 * database fails. This file reports the end of the database and starts another, empty one.
 */
const load = createRequire(process.argv[1]);
const { FirestoreEmulator } = load('../emulator/firestoreEmulator.js');
const emulators = load('../emulator/downloadableEmulators.js');
const { waitForPortUsed } = load('../emulator/portUtils.js');
const { start, stop } = FirestoreEmulator.prototype;
let isStopping = false;

function watch({ args }) {
  const { instance } = emulators.get('firestore');
  instance.removeAllListeners('exit');
  instance.once('exit', async (code, signal) => {
    if (isStopping) return;
    console.log(`> The database ended by itself (${signal ?? code}). It is started again, empty.`);
    await emulators.start('firestore', args);
    await waitForPortUsed(args.port, args.host);
    watch({ args });
    console.log('> The database is ready again.');
  });
}

FirestoreEmulator.prototype.start = async function () {
  await start.call(this);
  watch(this);
};

FirestoreEmulator.prototype.stop = function () {
  isStopping = true;
  return stop.call(this);
};
