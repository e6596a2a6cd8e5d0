import { readdirSync, readFileSync } from 'node:fs';
import { pictureName } from '../pictures/describePicture.ts';
import { parseItem } from './parseItem.ts';

const folder = new URL('../../content/', import.meta.url);

let known: Map<string, string> | undefined;

function collect(value: unknown, texts: Map<string, string>): void {
  if (!value || typeof value !== 'object') return;
  const { image, imagem = image, foto = imagem, alt } = value as Record<string, unknown>;
  if (typeof foto === 'string' && typeof alt === 'string') texts.set(pictureName(foto), alt);
  for (const inner of Object.values(value)) collect(inner, texts);
}

/** Alternative texts from items, by the drawing's name; read once, and again after {@link forgetPictureTexts}. */
export function readPictureTexts(): ReadonlyMap<string, string> {
  if (known) return known;
  known = new Map();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(md|yaml)$/.test(file))
      collect(parseItem(file, readFileSync(new URL(file, folder), 'utf8')).data, known);
  return known;
}

/** For the development server, after a file has changed. */
export function forgetPictureTexts(): void {
  known = undefined;
}
