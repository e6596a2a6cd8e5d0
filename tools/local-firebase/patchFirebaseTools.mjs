import { createRequire } from 'node:module';
import { keepAssets } from './keepAssets.mjs';

/** Changes firebase-tools where it has no option, and is loaded into its process. Each part names the reason. */
const load = createRequire(process.argv[1]);

// At each start, firebase-tools asks npm for the newest version of firebase-functions, only to suggest an update.
// Without a network, that request takes even longer.
load('../deploy/functions/runtimes/node/versioning.js').getLatestSDKVersion = () => undefined;

// firebase-tools compiles a schema for firebase.json, which takes a second. It writes problems only to its debug log.
load('../firebaseConfigValidate.js').getValidator = () => () => true;

const superstatic = load('superstatic');
const { server } = superstatic;
superstatic.server = (options) => server(options).use(keepAssets);

// At its start, the Auth emulator compiles a schema for each of a thousand parameters. This takes three quarters of the
// start-up time of all emulators. This option of its library compiles each schema only when it is needed.
const options = load('exegesis/lib/options.js');
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });

// Unchanged, firebase-tools continues if its database is killed, and ends if the database fails. Here it reports the
// end of the database and starts another, empty one.
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

// By default firebase-tools starts a process for each function; each start takes a second of processor time. With
// --inspect-functions it starts a single one, which takes one request at a time. Here each process serves every
// function. If all are busy, another starts, up to FUNCTIONS_EMULATOR_PARALLEL.
const { FunctionsEmulator } = load('../emulator/functionsEmulator.js');
const { WorkQueue } = load('../emulator/workQueue.js');
const { RuntimeWorkerPool, RuntimeWorkerState } = load('../emulator/functionsRuntimeWorker.js');

Object.defineProperty(WorkQueue.prototype, 'mode', { get: () => 'auto', set() {} });

// Omits the name of the requested function, because with it the code would behave differently.
const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = function (backend) {
  return startRuntime.call(this, backend);
};

RuntimeWorkerPool.prototype.submitRequest = async function (
  trigger,
  request,
  response,
  body,
  debug,
  runtime,
) {
  const worker = this.getIdleWorker(trigger, runtime);
  // The process is reserved before it gets the function's name, so that no other request takes it meanwhile.
  worker.state = RuntimeWorkerState.BUSY;
  await worker.sendDebugMsg(debug);
  return worker.request(request, response, body, true);
};

// The proxies of firebase-tools respond twice if a connection breaks during a response, for example when a function
// refuses a large body early. That error would end all emulators. Here it ends only its request. Every other error
// still ends the process.
const ofOneConnection = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_HTTP_HEADERS_SENT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
]);

process.setUncaughtExceptionCaptureCallback((error) => {
  if (ofOneConnection.has(error.code)) console.error(`A connection was lost: ${error.message}`);
  else if (!process.emit('uncaughtException', error, 'uncaughtException')) {
    console.error(error);
    process.exit(1);
  }
});
