import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { packFunctions } from '#tools/deploy/packFunctions.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** An empty folder outside the repository, so that nothing is found in its node_modules. */
    packedFolder: string;
  }
}

let folder: string;

/** Before the integration tests: makes the folder. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'packed-functions-'));
  project.provide('packedFolder', folder);
}

/** After them: removes it. */
export const teardown = () => rm(folder, { recursive: true, force: true });

let installed: Promise<string> | undefined;

/** The folder with the built functions in it, packed and installed as for a deployment when the first test asks. */
export function packedFunctions(): Promise<string> {
  const folder = inject('packedFolder');
  installed ??= packFunctions('.', folder).then(() => folder);
  return installed;
}
