/**
 * What `npm run bench` was asked for: the routes to audit (none: all of the sitemap), after `--against` the folders of
 * other built sites, and whether only the single figures are wanted.
 */
export function benchArguments(args: readonly string[]): {
  routes: string[];
  folders: string[];
  onlyFigures: boolean;
} {
  const onlyFigures = args.includes('--figures');
  const rest = args.filter((arg) => arg !== '--figures');
  const against = rest.indexOf('--against');
  if (against === -1) return { routes: rest, folders: [], onlyFigures };
  return { routes: rest.slice(0, against), folders: rest.slice(against + 1), onlyFigures };
}
