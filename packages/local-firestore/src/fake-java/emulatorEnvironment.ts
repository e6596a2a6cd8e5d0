import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The environment in which `firebase emulators:start` uses this package instead of Java: for that one child
 * process only. The folder of the fake `java` comes first on PATH, and its modules replace the jars.
 */
export function emulatorEnvironment(inherited: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  return {
    ...inherited,
    PATH: [dirname(here('java')), inherited.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: here('serveFirestore.ts'),
    STORAGE_EMULATOR_BINARY_PATH: here('serveStorageRules.ts'),
  };
}
