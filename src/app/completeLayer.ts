let carriesItsPart =
  typeof document !== 'undefined' && document.querySelector('[data-layer="part"]') !== null;

/**
 * Loads the type sizes and layout classes of all pages, before another page is shown. The first page of a visit carries
 * those that it uses, whatever becomes of it (tools/prerender/layerPart.ts), so the first call loads nothing there.
 */
export async function completeLayer(): Promise<void> {
  if (carriesItsPart) carriesItsPart = false;
  else await import('#src/styles/wholeLayer.ts');
}
