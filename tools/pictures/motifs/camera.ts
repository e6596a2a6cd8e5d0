import {
  type Art,
  block,
  blockPath,
  circlePath,
  clipped,
  disc,
  lay,
  line,
  type Place,
  raw,
} from '../cloth.ts';
import { quarter } from '../patches.ts';
import { scales } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { patterned } from './people.ts';

/** A camera 460 wide round the middle of its lens; the lens is a quilt of its own. */
export const camera = (place: Place): Art =>
  lay(
    place,
    block(-60, -206, 150, 70, 'girassol', { r: 14, seam: 7 }),
    block(-230, -160, 460, 330, 'linha', { r: 34, seam: 12 }),
    patterned(blockPath(-230, -70, 460, 150), scales('tinta', 'petroleo'), 75, [-230, -70, 7, 2]),
    line('M-186 -118h0', 'linho', 34),
    block(120, -134, 80, 40, 'ceu', { r: 8, seam: 5 }),
    disc(0, 5, 148, 'linho', { seam: 10 }),
    disc(0, 5, 122, 'tinta', raw),
    clipped(
      circlePath(0, 5, 104),
      quilt(
        104,
        [
          [quarter('petroleo', 'ceu'), quarter('girassol', 'coral', 1)],
          [quarter('lilas', 'linha', 3), quarter('folha', 'girassol', 2)],
        ],
        { x: -104, y: -99 },
      ),
    ),
    disc(0, 5, 46, 'tinta', { seam: 8 }),
    disc(18, -12, 12, 'linho', raw),
  );
