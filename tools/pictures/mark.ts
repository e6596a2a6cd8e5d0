import { type Art, line } from './cloth.ts';
import { palette } from './palette.ts';

const stitches = 'M7 22.5c1.5-5.5 3.5-9.5 6-9.5 4 0 3.5 8 7.5 8 3 0 4.5-4.5 6.5-9.5';

/** The studio's mark on a square of 34: a running stitch on red cloth. Given class names, a stylesheet paints it. */
export function brandMark(painted = true): Art {
  return painted
    ? `<rect width="34" height="34" rx="8" fill="${palette.linha}"/>${line(stitches, 'linho', 3, '5.5 5')}`
    : `<rect class="cloth" width="34" height="34" rx="8"/><path class="seam" d="${stitches}" fill="none" stroke-width="3" stroke-linecap="round" stroke-dasharray="5.5 5"/>`;
}
