import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. By default firebase-tools starts a process for each function; each start
 * takes a second of processor time. With --inspect-functions it starts a single one, which takes one request at a time.
 * Here each process serves every function. If all are busy, another starts, up to FUNCTIONS_EMULATOR_PARALLEL.
 */
const load = createRequire(process.argv[1]);
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
