import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. At its start, the Auth emulator compiles a schema for each of a thousand
 * parameters, which takes three quarters of the start of all emulators. An option of the library, which firebase-tools
 * does not set, compiles each schema when it is first needed.
 */
const options = createRequire(process.argv[1])('exegesis/lib/options.js');
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
