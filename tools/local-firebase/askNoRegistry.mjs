import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. At each start firebase-tools asks npm for the newest version of
 * firebase-functions, only to advise an update, and waits for the answer: longest without network. This leaves the question out.
 */
const load = createRequire(process.argv[1]);
load('../deploy/functions/runtimes/node/versioning.js').getLatestSDKVersion = () => undefined;
