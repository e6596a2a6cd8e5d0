import { publicationTypes } from '#src/copy/academy/publicationTypes.ts';
import { formatDate } from '#src/domain/time/calendarDay.ts';
import type { Entries } from '../collections.ts';
import { headOf, screenOf } from './screens.ts';

type PublicationEntry = Entries['publications'][number];
type Members = Entries['team'];

function toCard({ data, path, id }: PublicationEntry, team: Members) {
  const { tipo, titulo, resumo, autores, data: day, imagem } = data;
  return {
    id,
    type: tipo,
    tipo: publicationTypes[tipo],
    titulo,
    resumo,
    autores: autores.map((author) => team.find((member) => member.id === author)?.data.nome ?? author),
    data: day,
    publicado: formatDate(day),
    imagem,
    link: path,
  };
}

type PublicationCard = ReturnType<typeof toCard>;

/** At most three publications for further reading: first those that share most (kind, authors), then the newest. */
function related(card: PublicationCard, cards: readonly PublicationCard[]) {
  const kinship = (other: PublicationCard) =>
    Number(other.type === card.type) + other.autores.filter((author) => card.autores.includes(author)).length;
  return cards
    .filter(({ id }) => id !== card.id)
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, 3)
    .map(({ id, tipo, titulo, imagem, link }) => ({
      id,
      tipo,
      titulo,
      imagem: { ...imagem, alt: '' },
      link,
    }));
}

function toItem({ data }: PublicationEntry, card: PublicationCard, cards: readonly PublicationCard[]) {
  const { lead, sections } = data;
  const { resumo: _, ...publication } = { ...data, ...card };
  return {
    ...publication,
    head: headOf(data.titulo, data.head),
    minutes: readingMinutes([lead, ...sections.flatMap(({ blocks }) => blocks.map(wordsOf))]),
    others: related(card, cards),
  };
}

const WORDS_A_MINUTE = 200;

/** Reading time in whole minutes, at least one, at 200 words a minute (calm for Portuguese on screen). */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

function wordsOf(block: PublicationEntry['data']['sections'][number]['blocks'][number]): string {
  if (typeof block === 'string') return block;
  if (!('words' in block)) return Object.values(block).flat().join(' ');
  return block.words
    .map((word) => (typeof word === 'string' ? word : (Object.values(word)[0] ?? '')))
    .join('');
}

/** The publications, newest first, and their screens. */
export function derivePublications({ publications, team }: Entries) {
  const sorted = publications.toSorted((a, b) => b.data.data.localeCompare(a.data.data));
  const cards = sorted.map((entry) => toCard(entry, team));
  const screens = sorted.map((entry, index) => {
    const card = cards[index] as PublicationCard;
    const { titulo: title, resumo: summary, data: published, autores: authors } = card;
    const item = toItem(entry, card, cards);
    return screenOf(entry, 'publications', item, { title, summary, published, authors });
  });
  return { cards, screens };
}
