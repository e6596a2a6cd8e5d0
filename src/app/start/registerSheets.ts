/**
 * Tells Vite's loader which stylesheets the page has (tools/prerender/pageStyles.ts), so that navigations do not load
 * them again. The loader skips files that have a link element. The links added here are disabled, so they load nothing.
 */
export function registerSheets(): void {
  const inlined = document.querySelector<HTMLElement>('[data-sheets]')?.dataset.sheets;
  for (const name of inlined ? inlined.split(' ') : []) {
    const href = `/assets/${name}.css`;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
  }
}
