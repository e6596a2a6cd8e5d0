import { publicationTypes } from '#src/copy/academy/publicationTypes.ts';
import type { Entries, Entry } from '../collections.ts';
import { numberForms } from './numberForms.ts';
import { headOf, screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type ModelEntry = Entries['models'][number];

function toCard({ data, path, id }: ModelEntry) {
  const { titulo, pergunta, descricao, imagem } = data;
  return { id, titulo, pergunta, descricao, imagem, link: path };
}

const kinds: Record<string, string> = {
  projects: 'Projeto',
  cases: 'Caso',
  models: 'Modelo de pesquisa',
  events: 'Encontro',
  'training-programs': 'Treinamento',
  'education-programs': 'Programa',
};

/** A link to an item; `named` is its folder and file, such as 'cases/gaveta-aberta'. */
function toLink(named: string, entries: Entries) {
  const [folder = '', id] = named.split('/');
  const items: readonly Entry<unknown>[] = entries[folder as keyof Entries];
  const publication = entries.publications.find((entry) => named === `publications/${entry.id}`);
  const tipo = publication ? publicationTypes[publication.data.tipo] : (kinds[folder] ?? '');
  const { title = '', path = '/' } = items.find((entry) => entry.id === id) ?? {};
  return { tipo, titulo: title, link: path };
}

function toItem(entry: ModelEntry, entries: Entries) {
  const { relacionados, paginas = [], ...model } = entry.data;
  return {
    ...model,
    ...toCard(entry),
    head: headOf(entry.title, model.head),
    steps: numberForms(model.etapas.length).feminine,
    relacionados: [...relacionados.map((one) => toLink(one, entries)), ...paginas],
    ...neighbours(entries.models, entry.path),
  };
}

/** The research models and their screens. */
export function deriveModels(entries: Entries) {
  const screens = entries.models.map((entry) => screenOf(entry, 'models', toItem(entry, entries)));
  return { cards: entries.models.map(toCard), screens };
}
