import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. At its start, the Auth emulator compiles a schema for each of a thousand
 * parameters, which takes three quarters of the start-up time of all emulators. This file sets an option of the
 * emulator's library that compiles each schema only when it is needed.
 */
const options = createRequire(process.argv[1])('exegesis/lib/options.js');
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
