/**
 * What `npm run bench` was asked for: the routes to audit (none: all of the sitemap) and, after `--against`, the folders
 * of other built sites.
 */
export function benchArguments(args: readonly string[]): { routes: string[]; folders: string[] } {
  const against = args.indexOf('--against');
  if (against === -1) return { routes: [...args], folders: [] };
  return { routes: args.slice(0, against), folders: args.slice(against + 1) };
}
