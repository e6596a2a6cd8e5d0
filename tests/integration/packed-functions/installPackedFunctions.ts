import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { installPacked, packFunctions } from '#tools/deploy/packFunctions.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built functions, packed and installed as for a deployment. */
    packedFunctions: string;
  }
}

let folder: string;

/** Before the tests of the rehearsal: packs the built functions into an empty folder and installs them there. */
export async function setup(project: TestProject): Promise<void> {
  // Outside the repository, so that nothing is found in its node_modules.
  folder = await mkdtemp(join(tmpdir(), 'packed-functions-'));
  await packFunctions(fileURLToPath(new URL('../../../', import.meta.url)), folder);
  installPacked(folder);
  project.provide('packedFunctions', folder);
}

/** After them: removes the folder. */
export const teardown = () => rm(folder, { recursive: true, force: true });
