import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. At each start, firebase-tools asks npm for the newest version of
 * firebase-functions, only to suggest an update. Without a network, that request takes even longer. This file skips it.
 */
const load = createRequire(process.argv[1]);
load('../deploy/functions/runtimes/node/versioning.js').getLatestSDKVersion = () => undefined;
