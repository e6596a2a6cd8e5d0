import { stringify } from 'yaml';
import { type CollectionName, collections } from '#tools/content/collections.ts';
import { sampleOf } from '#tools/content/samples.ts';

const titles: Partial<Record<CollectionName, string>> = {
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
};

/** The content of a new file of each kind, by its path below content/; the event is on the day `eventDay`. */
export function oneOfEachKind(eventDay: string): Record<string, string> {
  const files = (Object.keys(collections) as CollectionName[]).map((name) => {
    const title = titles[name] ?? '';
    const [fields, markdown] = sampleOf(
      name,
      title,
      name === 'publications' ? '2026-11-20' : eventDay,
      'helena-prado',
    );
    const yaml = stringify({ draft: false, ...fields }, { lineWidth: 0 });
    const file = `${name}/novo.${markdown === undefined ? 'yaml' : 'md'}`;
    return [file, markdown === undefined ? yaml : `---\n${yaml}---\n${markdown}`];
  });
  return Object.fromEntries(files);
}
