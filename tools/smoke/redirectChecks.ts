import { readFileSync } from 'node:fs';
import type { Check } from './Check.ts';

type Redirect = { source: string; destination: string; type: number };

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { redirects: Redirect[] };
};

/** What addresses of earlier days and other spellings must lead to. */
export const redirectChecks: Check[] = [
  {
    name: 'Every redirect leads where firebase.json says',
    find: async ({ ask, origin }) => {
      const problems: string[] = [];
      for (const { source, destination, type } of hosting.redirects) {
        const { status, headers } = await ask(source);
        const target = new URL(headers.get('location') ?? '', origin).href;
        if (status !== type || target !== new URL(destination, origin).href)
          problems.push(`${source}: ${status} to ${target}`);
      }
      return problems;
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
