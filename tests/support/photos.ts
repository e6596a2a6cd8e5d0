import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A square of noise, `side` pixels wide. No format compresses it below three bytes per pixel. */
function noise(side: number) {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
}

/** A real photo, `side` pixels wide and high. The default has several hundred kilobytes, more than one upload chunk. */
export async function photo(side = 900): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await noise(side).jpeg({ quality: 90 }).toBuffer();
  return { name: 'ana.jpg', mimeType: 'image/jpeg', buffer };
}
