/** Path of the page whose part of the layer the document carries, until a page has been loaded. */
let partOf =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-layer]')?.dataset.layer;

/** A path as it is compared: encoded, without upper case and a slash at its end. */
const comparable = (path: string) => path.toLowerCase().replace(/\/$/, '');

/**
 * Loads the type sizes and layout classes of all pages, before another page is shown than the prerendered one, which
 * carries those that it uses, whatever becomes of it (tools/prerender/layerPart.ts). Another page is also the first one
 * to be loaded after an unknown address, or when a visitor who has not signed in is sent on.
 */
export async function completeLayer(): Promise<void> {
  const isThere = partOf !== undefined && comparable(encodeURI(partOf)) === comparable(location.pathname);
  partOf = undefined;
  if (!isThere) await import('#src/styles/wholeLayer.ts');
}
