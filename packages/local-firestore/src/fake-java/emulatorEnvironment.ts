import { delimiter, dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment, GoogleEmulators } from './findGoogleEmulators.ts';

/** Extension of this package's files: `.js` when published, `.ts` in the sources. */
const extension = extname(import.meta.url);

/** Absolute paths of files that firebase-tools does not pass to its Firestore emulator. */
interface FirestoreFiles {
  /** A `firestore.indexes.json`: queries need its indexes, and its time-to-live policies are applied. */
  indexes?: string;
  /** Google's own programs, which then run instead of this package's programs (see findGoogleEmulators). */
  google?: GoogleEmulators | undefined;
  /** The file to which the server writes the clock's offset in milliseconds, for other processes. */
  clock?: string;
}

/**
 * The environment for a child process in which `firebase emulators:start` uses this package instead of Java. The folder
 * of the fake `java` comes first on PATH, and its modules replace the jars, or run Google's jars with a suitable Java.
 */
export function emulatorEnvironment(
  inherited: Environment = process.env,
  { google, indexes, clock }: FirestoreFiles = {},
): Environment {
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  return {
    ...inherited,
    PATH: [dirname(here('java')), inherited.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: google?.firestore ?? here(`serveFirestore${extension}`),
    STORAGE_EMULATOR_BINARY_PATH: google?.storageRules ?? here(`serveStorageRules${extension}`),
    ...(indexes && { LOCAL_FIRESTORE_INDEXES: indexes }),
    ...(clock && { LOCAL_FIRESTORE_CLOCK: clock }),
  };
}
