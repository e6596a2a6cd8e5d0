import type { Entries } from '../collections.ts';
import { screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type ProgramEntry = Entries['training-programs'][number] | Entries['education-programs'][number];

function toCard({ data, path }: ProgramEntry) {
  const { titulo, duracao, formato, descricao, beneficios } = data;
  return { titulo, duracao, formato, descricao, beneficios, path };
}

/** The colours that the screens of each kind use in turn. */
const tones = {
  'training-programs': ['sunflower', 'sky', 'coral'],
  'education-programs': ['lilac', 'sky', 'sunflower', 'coral'],
} as const;

/** The programmes of one kind, and their screens. */
export function derivePrograms<Kind extends keyof typeof tones>(kind: Kind, entries: Entries[Kind]) {
  const programs: readonly ProgramEntry[] = entries;
  const screens = programs.map((entry, index) => {
    const { data, path } = entry;
    const tone = tones[kind][index % tones[kind].length] ?? 'sky';
    return screenOf(entry, kind, { paraQuem: '', ...data, tone, ...neighbours(programs, path) });
  });
  return { cards: programs.map(toCard), screens };
}
