/**
 * Reloads the page if another version was published, because the old files are gone. Does nothing offline or in development.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    // Every page names this module (tools/prerender/pageResources.ts). If the published page names another, this one is
    // outdated.
    const [name = ''] = /[^/]+(?=\.js)/.exec(import.meta.url) ?? [];
    if (answer.ok && !(await answer.text()).includes(name)) location.reload();
  } catch {
    // Without a connection the page stays as it is.
  }
}
