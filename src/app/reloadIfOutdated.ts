/**
 * Reloads the page if another version of the site has been published since it was loaded, as the files of the old one are
 * gone by then. Does nothing where the site cannot be reached, or while it is developed.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    // Every page names this file, so it is outdated when the page of today names another.
    if (answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname)) location.reload();
  } catch {
    // No connection: what is here stays.
  }
}
