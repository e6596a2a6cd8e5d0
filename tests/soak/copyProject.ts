import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolder } from '#tests/support/openFolder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const notCopied = /(^|\/)(node_modules|\.git|\.local|dist|lib)$/;

/** Copies the project for one test; the copy shares the packages of the project. */
export function copyProject(): string {
  const { path: copy } = openFolder();
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.test(path) });
  for (const folder of ['node_modules', 'functions/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
  return copy;
}
