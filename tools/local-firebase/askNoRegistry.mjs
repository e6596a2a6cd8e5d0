import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. At each start it waits for npm to say which version of firebase-functions is the
 * newest, only to advise an update; a machine without network waits longest. Here nobody is asked.
 */
const load = createRequire(process.argv[1]);
load('../deploy/functions/runtimes/node/versioning.js').getLatestSDKVersion = () => undefined;
