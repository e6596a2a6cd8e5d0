import sharp from 'sharp';
import { optimize, VERSION } from 'svgo';
import { cachedFile } from '../bundle/cachedFile.ts';
import { applyPalette } from './applyPalette.ts';
import { LONGEST_SIDE } from './describePicture.ts';

const settings = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    // Removes ids and groups, which only drawing programs need. Runs first, so that other steps see only shapes.
    { name: 'cleanupIds', params: { minify: false } },
    'collapseGroups',
    { name: 'preset-default', params: { overrides: { mergePaths: false } } },
  ],
} satisfies Parameters<typeof optimize>[1];

/** A drawing as visitors get it: with the palette's colours and rounded numbers, without ids and indentation. */
export function optimizeDrawing(source: string): Promise<Buffer> {
  const coloured = applyPalette(source);
  return cachedFile(['picture', VERSION, JSON.stringify(settings), coloured], async () =>
    Buffer.from(`${optimize(coloured, settings).data}\n`),
  );
}

const photoFormat = { quality: 76, effort: 6 };

/** A photo as visitors get it: upright, no larger than shown, as WebP, without the place where it was taken. */
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
