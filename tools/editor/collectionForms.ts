import type { CollectionName } from '../content/collections.ts';

/** How the editor presents a collection. */
export interface CollectionForm {
  label: string;
  singular: string;
  /** The field that names an item, and its file; `titulo` when none is said. */
  title?: string;
  /** How the list of items names one, where the title alone does not say enough. */
  summary?: string;
}

/** How the editor presents each collection, in the order of its list. */
export const collectionForms: Record<CollectionName, CollectionForm> = {
  projects: { label: 'Projetos', singular: 'Projeto', title: 'title' },
  cases: { label: 'Casos', singular: 'Caso' },
  publications: { label: 'Publicações', singular: 'Publicação' },
  models: { label: 'Modelos de pesquisa', singular: 'Modelo' },
  events: { label: 'Eventos', singular: 'Evento', summary: '{{inicio}} · {{titulo}}' },
  'training-dates': { label: 'Datas de treinamentos', singular: 'Data', summary: '{{data}} · {{titulo}}' },
  'training-programs': { label: 'Treinamentos', singular: 'Treinamento' },
  'education-programs': { label: 'Programas de educação', singular: 'Programa' },
  team: { label: 'Equipe', singular: 'Pessoa', title: 'nome' },
  testimonials: {
    label: 'Depoimentos',
    singular: 'Depoimento',
    title: 'autor.nome',
    summary: '{{autor.nome}} · {{pagina}}',
  },
  milestones: { label: 'Marcos da história', singular: 'Marco', summary: '{{ano}} · {{titulo}}' },
  partners: { label: 'Parceiros', singular: 'Parceiro', title: 'nome' },
  notices: { label: 'Avisos', singular: 'Aviso', title: 'texto', summary: '{{inicio}} · {{texto}}' },
};

/** Names of the three kinds of case. */
export const caseForms = {
  story: { label: 'Casos curtos', singular: 'Caso curto' },
  results: { label: 'Casos por resultados', singular: 'Caso por resultados', title: 'project' },
  phases: { label: 'Casos por fases', singular: 'Caso por fases', title: 'project' },
} satisfies Record<string, CollectionForm>;
