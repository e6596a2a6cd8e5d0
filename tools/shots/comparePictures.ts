import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  /** How many pixels differ; all that only one of the two has count too. */
  pixels: number;
  /** A PNG: the picture before, pale, with what differs in red. */
  picture: Buffer;
}

const background = { r: 0, g: 0, b: 0, alpha: 0 };

async function sizeOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sizeOf(picture);
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background })
    .raw()
    .toBuffer();
}

/** Compares two PNGs pixel by pixel; undefined when not one differs. Pictures of different sizes always differ. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map(sizeOf));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([before, after].map((picture) => pixelsOf(picture, width, height)));
  if (!one || !other) throw new Error('Two pictures are compared.');
  const difference = Buffer.alloc(width * height * 4);
  const options = { threshold: 0, includeAA: true, alpha: 0.2, checkerboard: false };
  const pixels = pixelmatch(one, other, difference, width, height, options);
  if (pixels === 0 && sizes[0]?.width === sizes[1]?.width && sizes[0]?.height === sizes[1]?.height)
    return undefined;
  const picture = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

/**
 * Those of the named pictures of which no take of one version is like any take of the other, with the difference of the
 * last two. A take has the pictures by their names.
 */
export async function findDifferences(
  names: readonly string[],
  before: readonly ReadonlyMap<string, Buffer>[],
  after: readonly ReadonlyMap<string, Buffer>[],
): Promise<Map<string, PictureDifference>> {
  const different = new Map<string, PictureDifference>();
  for (const name of names) {
    let last: PictureDifference | undefined;
    compared: for (const one of before)
      for (const other of after) {
        const [picture, counterpart] = [one.get(name), other.get(name)];
        if (!picture || !counterpart) throw new Error(`${name} was not taken of both versions.`);
        last = await comparePictures(picture, counterpart);
        if (!last) break compared;
      }
    if (last) different.set(name, last);
  }
  return different;
}
