/** Reloads the page if it belongs to an older version, whose files are gone. Does nothing offline or in development. */
export async function reloadIfOutdated(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    // The HTML of every current page contains this module's file name (tools/prerender/pageResources.ts).
    const [name = ''] = /[^/]+(?=\.js)/.exec(import.meta.url) ?? [];
    if (answer.ok && !(await answer.text()).includes(name)) location.reload();
  } catch {
    // Without a connection the page stays as it is.
  }
}
