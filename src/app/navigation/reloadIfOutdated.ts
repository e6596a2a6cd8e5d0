/**
 * Reloads the page if another version was published, because the old files are gone. Does nothing offline or in development.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    // Every page names this module (tools/prerender/pageResources.ts); it is outdated when the page of today names another.
    const [name = ''] = /[^/]+(?=\.js)/.exec(import.meta.url) ?? [];
    if (answer.ok && !(await answer.text()).includes(name)) location.reload();
  } catch {
    // No connection: what is here stays.
  }
}
