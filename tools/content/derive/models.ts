import { publicationTypes } from '#src/copy/academy/publicationTypes.ts';
import type { Entries } from '../collections.ts';
import { inWords } from './inWords.ts';
import { itemPicture } from './pictures.ts';
import { cardName, headOf, screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type ModelEntry = Entries['models'][number];

function toCard({ data, path, id }: ModelEntry) {
  const { titulo, pergunta, descricao, imagem, alt } = data;
  return { id, titulo, pergunta, descricao, imagem: itemPicture(imagem, alt), link: path };
}

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

function toItem(entry: ModelEntry, entries: Entries) {
  const { tone, head, etapas, resultados, limite, relacionados, paginas = [], titulo } = entry.data;
  return {
    ...toCard(entry),
    tone,
    head: headOf(titulo, head),
    card: cardName(entry.path),
    etapas,
    /** How many steps, in words. */
    steps: inWords(etapas.length).feminine,
    resultados,
    limite,
    relacionados: [...relacionados.map((one) => toLink(one, entries)), ...paginas],
    ...neighbours(entries.models, entry.path),
  };
}

/** The research models and their screens. */
export function deriveModels(entries: Entries) {
  const screens = entries.models.map((entry) => {
    const { titulo: title, imagem: picture } = entry.data;
    return screenOf(entry, 'models', toItem(entry, entries), { title, picture });
  });
  return { cards: entries.models.map(toCard), screens };
}
