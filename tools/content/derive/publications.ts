import { publicationTypes } from '#src/content/publicationTypes.ts';
import { studio } from '#src/content/studio.ts';
import type { Entries } from '../collections.ts';
import { longDate } from './dates.ts';
import { decorative, itemPicture } from './pictures.ts';
import { readingMinutes } from './readingMinutes.ts';
import { cardName, screenOf } from './screens.ts';

type PublicationEntry = Entries['publications'][number];
type Members = Entries['team'];

function toCard({ data, path, id }: PublicationEntry, team: Members) {
  const { tipo, titulo, resumo, autores, data: day, imagem, alt } = data;
  return {
    id,
    type: tipo,
    tipo: publicationTypes[tipo],
    titulo,
    resumo,
    autores: autores.map((author) => team.find((member) => member.id === author)?.data.nome ?? author),
    data: day,
    publicado: longDate(day),
    imagem: itemPicture(imagem, alt),
    link: path,
  };
}

/** A publication as lists show it. */
export type PublicationCard = ReturnType<typeof toCard>;

/** What to read next: at most three, those of the same kind and authors first, then the newest. */
function related(card: PublicationCard, cards: readonly PublicationCard[]) {
  const kinship = (other: PublicationCard) =>
    Number(other.type === card.type) + other.autores.filter((author) => card.autores.includes(author)).length;
  return cards
    .filter(({ id }) => id !== card.id)
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, 3)
    .map(({ id, tipo, titulo, imagem, link }) => ({ id, tipo, titulo, imagem: decorative(imagem), link }));
}

function toItem({ data, path }: PublicationEntry, card: PublicationCard, cards: readonly PublicationCard[]) {
  const { tone, head, lead, sections, references } = data;
  const { resumo: _, ...shown } = card;
  return {
    ...shown,
    tone,
    head: { title: `${head.title ?? data.titulo} | ${studio.name}`, description: head.description },
    lead,
    sections,
    references,
    card: cardName(path),
    minutes: readingMinutes([lead, ...sections.flatMap(({ blocks }) => blocks.map(wordsOf))]),
    others: related(card, cards),
  };
}

export type PublicationItem = ReturnType<typeof toItem>;

/** All words of a block, however deep. */
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
    return {
      ...screenOf(entry, 'publications', toItem(entry, card, cards), title, entry.data.imagem),
      feed: { title, summary, published, authors },
    };
  });
  return { cards, screens };
}
