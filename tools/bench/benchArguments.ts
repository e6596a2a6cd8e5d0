import { parseArgs } from 'node:util';

export const benchUsage = `npm run bench                          all routes and figures, kept in the folder bench
npm run bench -- / /contato            some routes, and the figures
npm run bench -- --figures             the figures alone
npm run bench -- --against ../other    other built sites as well, in turn with this one (may stand several times)`;

/**
 * What `npm run bench` was asked for: the routes to audit (none: all of the sitemap), the folders of other built sites,
 * and whether only the single figures, or only the usage, is wanted. Throws on an unknown option and on a route without
 * its slash.
 */
export function benchArguments(args: readonly string[]): {
  routes: string[];
  folders: string[];
  onlyFigures: boolean;
  help: boolean;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      figures: { type: 'boolean', default: false },
      against: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const stray = positionals.find((route) => !route.startsWith('/'));
  if (stray) throw new Error(`A route begins with a slash, unlike ${stray}.`);
  return {
    routes: positionals,
    folders: values.against,
    onlyFigures: values.figures,
    help: values.help,
  };
}
