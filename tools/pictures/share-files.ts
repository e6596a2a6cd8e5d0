import sharp from 'sharp';
import { loadDisplayFace } from './lettering.ts';
import { brandMark } from './mark.ts';
import { shareCards } from './open-graph.ts';
import { palette } from './palette.ts';
import { drawShareCard } from './share-card.ts';

/** A bitmap of the output: its address below public/ and its bytes. */
export interface BitmapFile {
  name: string;
  bytes: Buffer;
}

/** The share cards as PNG with at most 96 colours, so that each stays below 120 KB. */
export async function shareFiles(): Promise<BitmapFile[]> {
  const set = await loadDisplayFace([...Object.values(shareCards).map(({ titulo }) => titulo), 'alinhavo']);
  return Promise.all(
    Object.entries(shareCards).map(async ([name, card]) => ({
      name: `images/og/${name}.png`,
      bytes: await sharp(Buffer.from(drawShareCard(card, set)))
        .png({ palette: true, colours: 96, dither: 0, effort: 10, compressionLevel: 9 })
        .toBuffer(),
    })),
  );
}

const square = (inside: string, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${inside}">${body}</svg>`,
  );

/** The installed site's icons; the maskable one keeps the mark inside the safe circle. */
export async function iconFiles(): Promise<BitmapFile[]> {
  const mark = brandMark();
  const bled = `<path d="M-8 -8H42V42H-8Z" fill="${palette.linha}"/>${mark}`;
  const icons = [
    {
      name: 'icon-180',
      size: 180,
      svg: square('0 0 34 34', `<path d="M0 0H34V34H0Z" fill="${palette.linha}"/>${mark}`),
    },
    { name: 'icon-192', size: 192, svg: square('0 0 34 34', mark) },
    { name: 'icon-512', size: 512, svg: square('0 0 34 34', mark) },
    { name: 'icon-maskable-512', size: 512, svg: square('-3.5 -3.5 41 41', bled) },
  ];
  return Promise.all(
    icons.map(async ({ name, size, svg }) => ({
      name: `icons/${name}.png`,
      bytes: await sharp(svg, { density: 300 })
        .resize(size)
        .png({ palette: true, colours: 32, effort: 10 })
        .toBuffer(),
    })),
  );
}

/** The tab's icon; it follows the system's theme. */
export function faviconFile(): string {
  const style = `.cloth{fill:${palette.linha}}.seam{stroke:${palette.linho}}@media (prefers-color-scheme:dark){.cloth{fill:#FF7A8A}.seam{stroke:#140B24}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><style>${style}</style>${brandMark(false)}</svg>\n`;
}

/** The web app manifest that names the icons. */
export function manifestFile(): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: 'Alinhavo, estúdio de design',
    short_name: 'Alinhavo',
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: palette.linho,
    theme_color: palette.linho,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
