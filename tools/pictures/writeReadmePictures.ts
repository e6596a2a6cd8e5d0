import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The names of the pictures in README.md, and the screenshot (tests/shots) from which each is made. */
export const README_PICTURES = { home: 'home', case: 'CasePlaceBe', desk: 'inbox-message' };

/** The projects of playwright.shots.config.ts whose screenshots README.md uses. */
export const README_PROJECTS = { light: '1440-light', dark: '1440-dark' };

/** The part of a screenshot that a wide window shows first, in CSS pixels. */
const VIEW = { left: 0, top: 0, width: 1440, height: 900 };

/** Writes the top of each screenshot in `shots` to `folder`, as {name}-{theme}.webp, 640 pixels wide. */
export async function writeReadmePictures(shots: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [theme, project] of Object.entries(README_PROJECTS))
    for (const [name, photograph] of Object.entries(README_PICTURES))
      await sharp(join(shots, project, `${photograph}.png`))
        .extract(VIEW)
        .resize({ width: 640 })
        .webp({ quality: 44, effort: 6 })
        .toFile(join(folder, `${name}-${theme}.webp`));
}
