import type { Entries } from '../collections.ts';
import { itemPicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type ProgramEntry = Entries['training-programs'][number] | Entries['education-programs'][number];

function toCard({ data, path }: ProgramEntry) {
  const { titulo, duracao, formato, descricao, beneficios } = data;
  return { titulo, duracao, formato, descricao, beneficios, path };
}

/** The tones of a kind's screens, in turn. */
const tones = {
  'training-programs': ['sunflower', 'sky', 'coral'],
  'education-programs': ['lilac', 'sky', 'sunflower', 'coral'],
} as const;

/** The programmes of one kind, and their screens. */
export function derivePrograms<Kind extends keyof typeof tones>(kind: Kind, entries: Entries[Kind]) {
  const programs: readonly ProgramEntry[] = entries;
  const toItem = (entry: ProgramEntry, index: number) => {
    const { conteudo, imagem, alt } = entry.data;
    return {
      ...toCard(entry),
      paraQuem: 'paraQuem' in entry.data ? entry.data.paraQuem : '',
      conteudo,
      imagem: itemPicture(imagem, alt),
      card: cardName(entry.path),
      tone: tones[kind][index % tones[kind].length] ?? 'sky',
      ...neighbours(programs, entry.path),
    };
  };
  const screens = programs.map((entry, index) => {
    const { titulo: title, imagem: picture } = entry.data;
    return screenOf(entry, kind, toItem(entry, index), { title, picture });
  });
  return { cards: programs.map(toCard), screens };
}
