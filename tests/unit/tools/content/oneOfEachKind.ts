import { type CollectionName, collections } from '#tools/content/collections.ts';
import { draftOf } from '#tools/content/newItem.ts';

const titles: Record<CollectionName, string> = {
  team: 'Nara Lima',
  projects: 'Farol Baixo',
  cases: 'Fila Zero',
  publications: 'Ler em voz alta',
  models: 'Escuta em roda',
  events: 'Oficina de mapas',
  'training-dates': 'Tarde de protótipos',
  'training-programs': 'Design de Serviços',
  'education-programs': 'Clube de Leitura',
  testimonials: 'Bento Alves',
  milestones: 'Uma porta na rua',
  partners: 'Rede Mar Aberto',
  notices: 'Fechados de 24 a 27 de dezembro',
  retellings: 'O ponto ficava no escuro.',
  questions: 'Vocês vão até a escola?',
  criteria: 'Apresentação visual',
  'shared-tests': 'cada título diz o que vem',
  walks: 'A agenda de um dia',
};

/** The text of a new file of each kind, keyed by its path below content/. The event is on the day `eventDay`. */
export function oneOfEachKind(eventDay: string): Record<string, string> {
  const files = (Object.keys(collections) as CollectionName[]).map((name) => {
    const day = name === 'publications' ? '2026-11-20' : eventDay;
    const { ending, text } = draftOf(name, titles[name], day, 'helena-prado');
    return [`${name}/novo.${ending}`, text.replace('draft: true', 'draft: false')];
  });
  return Object.fromEntries(files);
}
