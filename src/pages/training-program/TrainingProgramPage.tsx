import loaders, { type Item } from 'virtual:content/loaders/training-programs';
import { ProgramScreen } from '#src/components/sections/events/ProgramScreen.tsx';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { TrainingStory } from './TrainingStory.tsx';

export { loaders };
export const parent = paths.training;

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Treinamentos', to: paths.training },
];

/** A training in full. */
export default function TrainingProgramPage({ item }: { item: Item }) {
  const { titulo, duracao, descricao, path, card, previous, next } = item;
  return (
    <ProgramScreen
      head={{
        title: `${titulo}: treinamento de ${duracao} | ${studio.name}`,
        description: descricao,
        name: titulo,
        path,
        card,
        trail,
      }}
      parent={parent}
      series={{ label: 'Outros treinamentos', previous, next }}
      closing={{
        title: 'Na sua empresa, com a sua equipe',
        text: 'A proposta vem com datas, preço e o programa ajustado ao problema que vocês querem resolver.',
      }}
    >
      <TrainingStory program={item} trail={trail} />
    </ProgramScreen>
  );
}
