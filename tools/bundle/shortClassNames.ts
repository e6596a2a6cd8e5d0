import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const HASH_LENGTH = 4;

/**
 * Class names of CSS Modules for a build, such as `_hR3k0`: a hash of the stylesheet's path, then the position of the
 * class among those that were asked for. Every page carries its styles and names them in its HTML, and these names are
 * 6 % smaller, compressed, than Vite's own. Throws when two stylesheets share a hash: then one more letter is needed.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const sheets = new Map<string, { path: string; names: string[] }>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, ''));
    const hash = createHash('sha256')
      .update(path)
      .digest('base64url')
      .replaceAll(/[-_]/g, '')
      .slice(0, HASH_LENGTH);
    const sheet = sheets.get(hash) ?? { path, names: [] };
    if (sheet.path !== path)
      throw new Error(
        `${path} and ${sheet.path} get the same class names: raise HASH_LENGTH in shortClassNames.ts.`,
      );
    sheets.set(hash, sheet);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return `_${hash}${sheet.names.indexOf(name).toString(36)}`;
  };
}
