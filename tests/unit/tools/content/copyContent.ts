import { cpSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openFolder } from '#tests/support/openFolder.ts';
import { contentFolder } from '#tools/content/readContent.ts';

/** Copies the site's content into a folder (see openFolder), and writes `files` (texts by path) into the copy. */
export function copyContent(files: Record<string, string> = {}, ...after: Parameters<typeof openFolder>) {
  const copy = openFolder(...after);
  cpSync(contentFolder, copy.path, { recursive: true });
  for (const [name, text] of Object.entries(files)) copy.write(name, text);
  return { ...copy, url: pathToFileURL(`${copy.path}/`) };
}
