import { redirects } from '#src/app/redirects.ts';
import { paths } from '#src/domain/site/paths.ts';
import type { CollectionName, Entry } from './collections.ts';
import { pictureProblem } from './itemPictures.ts';
import type { Mark, MarkedValue } from './markedValues.ts';

type Items = Record<CollectionName, (Entry<object> & { marked: MarkedValue[] })[]>;

function referenceProblem(value: string, { reference }: Mark, items: Items): string | undefined {
  const [folder = '', id] = reference ? [reference, value] : value.split('/');
  const found = items[folder as CollectionName]?.some((item) => item.id === id);
  return found ? undefined : `names content/${folder}/${id}, which is not there or has problems of its own`;
}

/** Addresses that items may not have, because pages or redirects use them. */
const taken = new Map([
  ...Object.values(paths).map((path) => [path.toLowerCase(), 'a page of the site'] as const),
  ...redirects.map(({ from }) => [from.toLowerCase(), 'an old address that leads on'] as const),
]);

/** Finds the problems that schemas miss: in pictures, references, links and addresses. Each names file and field. */
export function checkContent(items: Items): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>(taken);
  const told = new Set(items.cases.map(({ path }) => path));
  const all = Object.values(items).flat();
  for (const item of all) {
    const { path, file } = item;
    if (!path || (items.projects.includes(item) && told.has(path))) continue;
    const owner = owners.get(path.toLowerCase());
    if (owner) problems.push(`${file}: "address" ${path} belongs to ${owner}`);
    else owners.set(path.toLowerCase(), file);
  }
  for (const { file, marked } of all)
    for (const { field, value, mark, owner } of marked) {
      const problem =
        (mark.picture && pictureProblem(value, owner.alt)) ||
        (mark.reference !== undefined && referenceProblem(value, mark, items)) ||
        (mark.internalLink &&
          !owners.has(value.replace(/[?#].*$/, '').toLowerCase()) &&
          'is no page of this site');
      if (problem) problems.push(`${file}: "${field}" ${problem}; it is ${JSON.stringify(value)}`);
    }
  return problems;
}
