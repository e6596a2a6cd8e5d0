import { optimize } from 'svgo';
import { type Banner, drawSheet, isBanner, type Picture, type Sheet } from './composition.ts';
import { gallery } from './gallery.ts';

/** One file of the output: its name, its optimised SVG, and the most bytes it may weigh gzipped. */
export interface PictureFile {
  name: string;
  svg: string;
  budget: number;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
  return Object.entries<Picture | Banner>(gallery).flatMap(([key, entry]) =>
    isBanner(entry)
      ? [
          optimised(`${kebab(key)}-desktop.svg`, entry.desktop),
          optimised(`${kebab(key)}-mobile.svg`, entry.mobile),
        ]
      : [optimised(`${kebab(key)}.svg`, entry)],
  );
}

/** One generated module of src/content/images: its file name and its text. */
export interface PictureModule {
  name: string;
  text: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const described = (file: string, { width, height }: Sheet) =>
  `src: ${quoted(file)}, width: ${width}, height: ${height}`;

/**
 * Addresses, sizes and text alternatives for the content modules. Each picture has a module of its own, so that a page
 * carries only those it shows.
 */
export function pictureModules(): PictureModule[] {
  return Object.entries<Picture | Banner>(gallery).map(([key, entry]) => {
    const name = kebab(key);
    const [type, lines] = isBanner(entry)
      ? [
          'BannerPicture',
          [
            `desktop: { ${described(`${name}-desktop.svg`, entry.desktop)} }`,
            `mobile: { ${described(`${name}-mobile.svg`, entry.mobile)} }`,
          ],
        ]
      : ['Picture', described(`${name}.svg`, entry).split(', ')];
    const body = [...lines, `alt: ${quoted(entry.alt)}`].map((line) => `  ${line},\n`).join('');
    return {
      name: `${key}.ts`,
      text: `// Written by \`npm run pictures\`; the text stands in tools/pictures/compositions.
import type { ${type} } from '../picture.ts';

export const ${key} = {
${body}} as const satisfies ${type};
`,
    };
  });
}
