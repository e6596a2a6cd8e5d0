import { studio } from '#src/copy/studio.ts';

/** The title of a case's page. It names the client if both fit into the 70 characters that search engines show. */
export function caseTitle(name: string, client: string): string {
  const title = `${name}: ${client} | ${studio.name}`;
  return title.length > 70 ? `${name} | ${studio.name}` : title;
}
