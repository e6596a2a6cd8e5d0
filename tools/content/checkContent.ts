import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type * as v from 'valibot';
import { redirects } from '#src/app/redirects.ts';
import { paths } from '#src/domain/site/paths.ts';
import { describePicture } from '../pictures/describePicture.ts';
import type { Entries, Entry } from './collections.ts';
import { knownText, pictureFile } from './derive/pictures.ts';
import { type Mark, markedValues } from './markedValues.ts';

/** A drawing is shown as a picture, where no script runs; it may not ask for anything outside itself either. */
const active = /<script|\son\w+\s*=|<foreignObject|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i;

function isPhoto(file: string): boolean {
  try {
    return describePicture(file, '') !== undefined;
  } catch {
    return false;
  }
}

function pictureProblem(file: string, alt: string | undefined): string | undefined {
  const files = file.endsWith('-desktop.svg') ? [file, file.replace('-desktop', '-mobile')] : [file];
  for (const name of files) {
    if (!existsSync(pictureFile(name))) return `names a picture that is not there: ${name.slice(1)}`;
    if (!name.endsWith('.svg')) {
      if (isPhoto(pictureFile(name))) continue;
      return `names a picture that cannot be read: ${name.slice(1)}`;
    }
    const drawing = readFileSync(pictureFile(name), 'utf8');
    if (active.test(drawing)) return `names a picture with a script or an address in it: ${name.slice(1)}`;
    if (!/<svg[^>]*\swidth="[\d.]+"[^>]*\sheight="[\d.]+"/.test(drawing))
      return `names a picture without width and height on its svg element: ${name.slice(1)}`;
  }
  return alt === undefined && knownText(file) === undefined
    ? `needs "alt" beside it: what ${basename(file)} shows, in words, for those who do not see it`
    : undefined;
}

function referenceProblem(value: string, { reference = '' }: Mark, entries: Entries): string | undefined {
  const [folder = '', id = ''] = reference ? [reference, value] : value.split('/');
  const items: readonly Entry<unknown>[] = entries[folder as keyof Entries] ?? [];
  return items.some((item) => item.id === id)
    ? undefined
    : `names content/${folder}/${id}, which is not there or has problems of its own`;
}

/** The addresses that no item may have: those of the other pages, and the old ones that lead on. */
const taken = new Map([
  ...Object.values(paths).map((path) => [path.toLowerCase(), 'a page of the site'] as const),
  ...redirects.map(({ from }) => [from.toLowerCase(), 'an old address that leads on'] as const),
]);

/** Problems of items beyond their schema: pictures, references, links and addresses; each with file and field. */
export function checkContent(entries: Entries, schemas: Record<string, v.GenericSchema>): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>(taken);
  const told = new Set(entries.cases.map(({ path }) => path));
  for (const items of Object.values(entries) as Entry<unknown>[][])
    for (const { path, file } of items) {
      if (items === entries.projects && told.has(path)) continue;
      const owner = path && owners.get(path.toLowerCase());
      if (owner) problems.push(`${file}: "address" ${path} belongs to ${owner}`);
      else if (path) owners.set(path.toLowerCase(), file);
    }
  for (const [folder, items] of Object.entries(entries))
    for (const { file, data } of items as Entry<unknown>[])
      for (const { field, value, mark, owner } of markedValues(schemas[folder] as v.GenericSchema, data)) {
        const problem =
          (mark.picture && pictureProblem(value, owner.alt)) ||
          (mark.reference !== undefined && referenceProblem(value, mark, entries)) ||
          (mark.internalLink &&
            !owners.has(value.replace(/[?#].*$/, '').toLowerCase()) &&
            'is no page of this site');
        if (problem) problems.push(`${file}: "${field}" ${problem}; it is ${JSON.stringify(value)}`);
      }
  return problems;
}
