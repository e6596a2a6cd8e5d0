import { relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** From 360 on a number of base 36 begins with a letter, and below 1296 it has two digits: 936 stylesheets have a name. */
function nameOfSheet(index: number): string {
  if (index >= 936) throw new Error('There are more CSS Modules than short names: shortClassNames.ts.');
  return (360 + index).toString(36);
}

/**
 * Class names of the CSS Modules in a folder for a build, such as `b70`: two characters for the stylesheet, then the position
 * of the class among those that were asked for. Every page carries its styles and names them in its HTML, and these names
 * are 7 % smaller, compressed, than Vite's own. Throws for a stylesheet that is not in the folder.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const sheets = new Map(
    globSync('**/*.module.css', { cwd: folder })
      .sort()
      .map((path, index) => [path, { prefix: nameOfSheet(index), names: [] as string[] }]),
  );
  return (name, file) => {
    const path = relative(folder, file.replace(/\?.*/, '')).replaceAll('\\', '/');
    const sheet = sheets.get(path);
    if (!sheet) throw new Error(`${path} is not one of the CSS Modules in ${folder}.`);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return sheet.prefix + sheet.names.indexOf(name).toString(36);
  };
}
