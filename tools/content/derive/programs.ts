import type { Entries } from '../collections.ts';
import { decorative, itemPicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours, type SeriesPiece } from './series.ts';

type ProgramEntry = Entries['training-programs'][number] | Entries['education-programs'][number];

function toCard({ data, path }: ProgramEntry) {
  const { titulo, duracao, formato, descricao, beneficios } = data;
  return { titulo, duracao, formato, descricao, beneficios, path };
}

/** A programme as lists show it. */
export type ProgramCard = ReturnType<typeof toCard>;

function toItem<Tone extends string>(entry: ProgramEntry, pieces: readonly SeriesPiece[], tone: Tone) {
  const { conteudo, imagem, alt } = entry.data;
  return {
    ...toCard(entry),
    paraQuem: 'paraQuem' in entry.data ? entry.data.paraQuem : '',
    conteudo,
    imagem: itemPicture(imagem, alt),
    card: cardName(entry.path),
    tone,
    ...neighbours(pieces, entry.path),
  };
}

/** The tones of a kind's screens, in turn. */
const tones = {
  'training-programs': ['sunflower', 'sky', 'coral'],
  'education-programs': ['lilac', 'sky', 'sunflower', 'coral'],
} as const;

type ProgramTone = (typeof tones)[keyof typeof tones][number];
export type ProgramItem = ReturnType<typeof toItem<ProgramTone>>;

/** The programmes of one kind, and their screens. */
export function derivePrograms(kind: keyof typeof tones, entries: readonly ProgramEntry[]) {
  const pieces = entries.map(({ data: { titulo, imagem, alt }, path }) => ({
    label: titulo,
    to: path,
    image: decorative(itemPicture(imagem, alt)),
  }));
  const screens = entries.map((entry, index) => {
    const tone = tones[kind][index % tones[kind].length] ?? 'sky';
    return screenOf(
      entry,
      kind,
      toItem<ProgramTone>(entry, pieces, tone),
      entry.data.titulo,
      entry.data.imagem,
    );
  });
  return { cards: entries.map(toCard), screens };
}
