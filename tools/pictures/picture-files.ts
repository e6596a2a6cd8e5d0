import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { type Banner, drawSheet, type Picture, type Sheet } from './composition.ts';
import { gallery } from './gallery.ts';

/** One file of the output: its name, its optimised SVG, and the most bytes it may weigh gzipped. */
export interface PictureFile {
  name: string;
  svg: string;
  budget: number;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isBanner = (entry: Picture | Banner): entry is Banner => 'desktop' in entry;

function optimised(name: string, sheet: Sheet): PictureFile {
  const prefix = name.replace('.svg', '');
  const { data } = optimize(drawSheet(sheet), {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      { name: 'preset-default', params: { overrides: { mergePaths: false } } },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  return { name, svg: `${data}\n`, budget: sheet.budget ?? 6144 };
}

/** Draws and optimises every picture; ids carry the picture's name, so that several can stand in one document. */
export function pictureFiles(): PictureFile[] {
  return Object.entries(gallery).flatMap(([key, entry]) =>
    isBanner(entry)
      ? [
          optimised(`${kebab(key)}-desktop.svg`, entry.desktop),
          optimised(`${kebab(key)}-mobile.svg`, entry.mobile),
        ]
      : [optimised(`${kebab(key)}.svg`, entry)],
  );
}

/**
 * The text of `src/content/images.ts`: addresses, sizes and text alternatives, in the formatter's own style. Each picture
 * is an export of its own, so that a page carries only those it shows.
 */
export function pictureModule(): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const source = (file: string, { width, height }: Sheet) =>
    `src: ${quoted(file)}, width: ${width}, height: ${height}`;
  const entries = Object.entries(gallery).map(([key, entry]) => {
    const alt = `alt: ${quoted(entry.alt)}`;
    const name = kebab(key);
    if (!isBanner(entry))
      return `export const ${key} = {\n${source(`${name}.svg`, entry)}, ${alt} } as const satisfies Picture;`;
    const [desktop, mobile] = [
      source(`${name}-desktop.svg`, entry.desktop),
      source(`${name}-mobile.svg`, entry.mobile),
    ];
    return `export const ${key} = {\ndesktop: { ${desktop} }, mobile: { ${mobile} }, ${alt} } as const satisfies BannerPicture;`;
  });
  const text = `// Written by \`npm run pictures\` from tools/pictures/compositions; change the texts there.

/** A picture below /images: its file, its size in CSS pixels, and its text alternative (empty: it only decorates). */
export interface PictureSource { src: string; width: number; height: number }

/** A picture of one shape. */
export interface Picture extends PictureSource { alt: string }

/** A picture drawn for two shapes of screen. */
export interface BannerPicture { desktop: PictureSource; mobile: PictureSource; alt: string }

${entries.join('\n\n')}
`;
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
  const root = fileURLToPath(new URL('../../', import.meta.url));
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=src/content/images.ts'], {
    input: text,
    encoding: 'utf8',
    cwd: root,
  });
}
