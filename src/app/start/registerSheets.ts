/**
 * Tells Vite's loader which stylesheets the page has already (tools/prerender/pageStyles.ts), so that a later
 * navigation does not download them: it skips files that a link names, and a disabled link loads nothing.
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
