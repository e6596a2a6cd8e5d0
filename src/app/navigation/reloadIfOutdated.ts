/**
 * Reloads the page if another version of the site has been published since it was loaded, as the files of the old one are
 * gone by then. Does nothing where the site cannot be reached, or while it is developed.
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
