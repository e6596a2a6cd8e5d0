import sharp from 'sharp';
import { optimize, VERSION } from 'svgo';
import { cachedFile } from '../cachedFile.ts';
import { LONGEST_SIDE } from './describePicture.ts';

const settings = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    // What only the drawing program needs goes first, names and the groups that have nothing else: the rest of the
    // optimisation then sees the shapes alone, so naming them costs visitors nothing.
    { name: 'cleanupIds', params: { minify: false } },
    'collapseGroups',
    { name: 'preset-default', params: { overrides: { mergePaths: false } } },
  ],
} satisfies Parameters<typeof optimize>[1];

/** A drawing as visitors receive it: without names and indentation, and with numbers of one decimal. */
export const optimizeDrawing = (source: string): Promise<Buffer> =>
  cachedFile(['picture', VERSION, JSON.stringify(settings), source], async () =>
    Buffer.from(`${optimize(source, settings).data}\n`),
  );

const photoFormat = { quality: 76, effort: 6 };

/** A photo as visitors receive it: upright, no larger than it is shown, as WebP, without the place where it was taken. */
export function optimizePhoto(source: Buffer): Promise<Buffer> {
  const parts = ['photo', sharp.versions.vips, JSON.stringify({ ...photoFormat, LONGEST_SIDE }), source];
  const size = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return cachedFile(parts, () => sharp(source).rotate().resize(size).webp(photoFormat).toBuffer());
}
