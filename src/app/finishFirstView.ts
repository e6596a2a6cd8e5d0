import { layOutRest } from './layOutRest.ts';
import { swapTextFont } from './swapTextFont.ts';

/**
 * What the first page of a visit gets once it has been painted and the font of running text is loaded. index.html imports this
 * module by itself, so that no page waits for it.
 */
export function finishFirstView(textFont: FontFace): void {
  swapTextFont(textFont);
  layOutRest();
}
