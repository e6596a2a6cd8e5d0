import type { Answer } from './Site.ts';

/** Each wanted header, by name: the text or pattern that its value must be; null when it must not be there. */
export type WantedHeaders = Record<string, string | RegExp | null>;

/** How the answer's headers differ from the wanted ones, one phrase each. */
export function expectHeaders({ headers }: Answer, wanted: WantedHeaders): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const actual = headers.get(name);
    const holds = value instanceof RegExp ? value.test(actual ?? '') : actual === value;
    return holds ? [] : [`${name} is ${actual === null ? 'missing' : `"${actual}"`}`];
  });
}
