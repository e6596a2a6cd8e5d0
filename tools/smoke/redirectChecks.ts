import { readFileSync } from 'node:fs';
import { type Check, findInEach } from './Site.ts';

type Redirect = { source: string; destination: string; type: number };

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { redirects: Redirect[] };
};

/** Checks of old addresses and other spellings. */
export const redirectChecks: Check[] = [
  {
    name: 'Every redirect leads where firebase.json says',
    find: ({ ask, origin }) => {
      const follow = async ({ source, destination, type }: Redirect) => {
        const { status, headers } = await ask(source);
        const target = new URL(headers.get('location') ?? '', origin);
        const holds = status === type && leadsTo(target, new URL(destination, origin));
        return holds ? [] : [`${status} to ${target.href}`];
      };
      return findInEach(hosting.redirects, follow, ({ source }) => source);
    },
  },
  {
    name: 'The names of the files lead to the pages',
    find: async ({ ask, origin }) => {
      const { status, headers } = await ask('/contato.html');
      const target = new URL(headers.get('location') ?? '', origin).pathname;
      return status === 301 && target === '/contato' ? [] : [`/contato.html: ${status} to ${target}`];
    },
  },
];

/** Whether two addresses are the same; an empty part of the query does not matter. */
function leadsTo(one: URL, other: URL): boolean {
  const parts = ({ origin, pathname, hash, searchParams }: URL) => [origin, pathname, hash, ...searchParams];
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other));
}
