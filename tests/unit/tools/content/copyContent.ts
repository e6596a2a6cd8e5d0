import { cpSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openFolder } from '#tests/support/openFolder.ts';
import { contentFolder } from '#tools/content/readContent.ts';

/** Copies the site's content into a folder (see openFolder). */
export function copyContent(...after: Parameters<typeof openFolder>) {
  const copy = openFolder(...after);
  cpSync(contentFolder, copy.path, { recursive: true });
  return { ...copy, url: pathToFileURL(`${copy.path}/`) };
}
