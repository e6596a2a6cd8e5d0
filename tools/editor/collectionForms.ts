import type { CollectionName } from '../content/collections.ts';

interface CollectionForm {
  label: string;
  singular: string;
  /** The field that names an item, and its file. */
  title: string;
  /** How the list of items names one. */
  summary?: string;
}

/** How the editor presents each collection, in the order of its list. */
export const collectionForms: Record<CollectionName, CollectionForm> = {
  projects: { label: 'Projetos', singular: 'Projeto', title: 'title' },
  cases: { label: 'Casos', singular: 'Caso', title: 'titulo' },
  publications: { label: 'Publicações', singular: 'Publicação', title: 'titulo' },
  models: { label: 'Modelos de pesquisa', singular: 'Modelo', title: 'titulo' },
  events: { label: 'Eventos', singular: 'Evento', title: 'titulo', summary: '{{inicio}} · {{titulo}}' },
  'training-dates': {
    label: 'Datas de treinamentos',
    singular: 'Data',
    title: 'titulo',
    summary: '{{data}} · {{titulo}}',
  },
  'training-programs': { label: 'Treinamentos', singular: 'Treinamento', title: 'titulo' },
  'education-programs': { label: 'Programas de educação', singular: 'Programa', title: 'titulo' },
  team: { label: 'Equipe', singular: 'Pessoa', title: 'nome' },
  testimonials: {
    label: 'Depoimentos',
    singular: 'Depoimento',
    title: 'autor.nome',
    summary: '{{autor.nome}} · {{pagina}}',
  },
  milestones: {
    label: 'Marcos da história',
    singular: 'Marco',
    title: 'titulo',
    summary: '{{ano}} · {{titulo}}',
  },
  partners: { label: 'Parceiros', singular: 'Parceiro', title: 'nome' },
  notices: { label: 'Avisos', singular: 'Aviso', title: 'texto', summary: '{{inicio}} · {{texto}}' },
};

/** What the three kinds of case are called. */
export const caseForms = {
  story: { label: 'Casos curtos', singular: 'Caso curto', title: 'titulo' },
  results: { label: 'Casos por resultados', singular: 'Caso por resultados', title: 'project' },
  phases: { label: 'Casos por fases', singular: 'Caso por fases', title: 'project' },
} as const;
