/**
 * Tells Vite's loader which stylesheets are already in the page (tools/prerender/pageStyles.ts). The loader skips files
 * that have a link element; these links are disabled, so they load nothing.
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
