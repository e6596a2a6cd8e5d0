import { createRequire } from 'node:module';

/**
 * Loaded into firebase-tools' own process. Its Auth emulator compiles at its start, for each of a thousand parameters, the
 * schema by which it judges them, which is three quarters of what the start of all emulators takes; here each is compiled
 * when it is first needed, an option that the library has and firebase-tools does not set.
 */
const options = createRequire(process.argv[1])('exegesis/lib/options.js');
const { compileOptions } = options;
options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
