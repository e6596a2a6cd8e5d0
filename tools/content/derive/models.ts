import { publicationTypes } from '#src/content/publicationTypes.ts';
import { studio } from '#src/content/studio.ts';
import type { Entries } from '../collections.ts';
import { inWords } from './inWords.ts';
import { decorative, itemPicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours, type SeriesPiece } from './series.ts';

type ModelEntry = Entries['models'][number];

function toCard({ data, path, id }: ModelEntry) {
  const { titulo, pergunta, descricao, imagem, alt } = data;
  return { id, titulo, pergunta, descricao, imagem: itemPicture(imagem, alt), link: path };
}

/** A model as lists show it. */
export type ModelCard = ReturnType<typeof toCard>;

const kinds: Record<string, string> = {
  projects: 'Projeto',
  cases: 'Caso',
  models: 'Modelo de pesquisa',
  events: 'Encontro',
  'training-programs': 'Treinamento',
  'education-programs': 'Programa',
};

/** The item of another collection that a text such as 'cases/gaveta-aberta' names, as a link. */
function toLink(named: string, entries: Entries) {
  const [folder = '', id] = named.split('/');
  const found = entries[folder as keyof Entries].find((entry) => entry.id === id);
  const data = found?.data as
    | { titulo?: string; title?: string; tipo?: keyof typeof publicationTypes }
    | undefined;
  const tipo = folder === 'publications' && data?.tipo ? publicationTypes[data.tipo] : (kinds[folder] ?? '');
  return { tipo, titulo: data?.titulo ?? data?.title ?? '', link: found?.path ?? '/' };
}

function toItem(entry: ModelEntry, entries: Entries, pieces: readonly SeriesPiece[]) {
  const { tone, head, etapas, resultados, limite, relacionados, paginas = [], titulo } = entry.data;
  return {
    ...toCard(entry),
    tone,
    head: { title: `${head.title ?? titulo} | ${studio.name}`, description: head.description },
    card: cardName(entry.path),
    etapas,
    /** How many steps, in words. */
    steps: inWords(etapas.length).feminine,
    resultados,
    limite,
    relacionados: [...relacionados.map((one) => toLink(one, entries)), ...paginas],
    ...neighbours(pieces, entry.path),
  };
}

export type ModelItem = ReturnType<typeof toItem>;

/** The research models and their screens. */
export function deriveModels(entries: Entries) {
  const cards = entries.models.map(toCard);
  const pieces = cards.map(({ titulo, link, imagem }) => ({
    label: titulo,
    to: link,
    image: decorative(imagem),
  }));
  const screens = entries.models.map((entry) =>
    screenOf(entry, 'models', toItem(entry, entries, pieces), entry.data.titulo, entry.data.imagem),
  );
  return { cards, screens };
}
