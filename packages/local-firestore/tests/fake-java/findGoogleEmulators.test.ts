import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emulatorEnvironment } from '../../src/fake-java/emulatorEnvironment.ts';
import { findGoogleEmulators } from '../../src/fake-java/findGoogleEmulators.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'google-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content = ''): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode: 0o755 });
  return file;
}

/**
 * Writes a fake `java` of this version into the folder, and calls findGoogleEmulators with the folder as `HOME`.
 * `added` are more environment variables.
 */
const find = (version: string, added: NodeJS.ProcessEnv = {}) => {
  put('bin/java', `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  return findGoogleEmulators({ HOME: folder, PATH: join(folder, 'bin'), ...added });
};

it('the search finds the newest jar that firebase-tools has downloaded, and with Java 21 the jar for Storage’s rules', () => {
  const jar = (name: string) => put(`.cache/firebase/emulators/${name}.jar`);
  jar('cloud-firestore-emulator-v1.9.1');
  const firestore = jar('cloud-firestore-emulator-v1.22.0');
  const storageRules = jar('cloud-storage-rules-runtime-v1.1.3');
  expect(find('17.0.15')).toEqual({ firestore });
  expect(find('21.0.2')).toEqual({ firestore, storageRules });
  expect(find('11.0.2')).toBeUndefined();
});

it('the search finds the jar of the Google Cloud CLI that is on PATH', () => {
  put('sdk/bin/gcloud');
  const firestore = put('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  const path = [join(folder, 'bin'), join(folder, 'sdk/bin')].join(delimiter);
  expect(find('17', { PATH: path })?.firestore).toBe(firestore);
});

it('the search returns the file in FIRESTORE_EMULATOR_JAR, and throws if it does not exist', () => {
  const named = put('own.jar');
  expect(find('17', { FIRESTORE_EMULATOR_JAR: named })).toEqual({ firestore: named });
  expect(() => find('17', { FIRESTORE_EMULATOR_JAR: '/nowhere.jar' })).toThrow('/nowhere.jar');
});

it.each([
  ['cloud-firestore-emulator.jar', / -Dx -cp \S+emulator\.jar com\.google\.\S+ start --port 1$/],
  [
    'cloud-firestore-emulator-v1.22.0.jar',
    / -Dx -jar \S+v1\.22\.0\.jar --port 1 --database-edition standard$/,
  ],
])('the installed Java runs %s with only the arguments that the jar supports', (name, expected) => {
  put('bin/java', '#!/bin/sh\necho "$@"\n');
  const firestore = put(name);
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const env = emulatorEnvironment({ ...process.env, PATH: path }, { google: { firestore } });
  const args = ['-Dx', '-jar', firestore, '--port', '1', '--database-edition', 'standard'];
  expect(execFileSync('java', args, { env, encoding: 'utf8' }).trim()).toMatch(expected);
});
