import loaders from 'virtual:content/loaders/training-programs';
import { ProgramScreen } from '#src/components/sections/events/ProgramScreen.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { TrainingStory } from './TrainingStory.tsx';

export { loaders };
export const parent = paths.training;

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Treinamentos', to: paths.training },
];

export default function TrainingProgramPage({ item }: { item: Item<'training-programs'> }) {
  return (
    <ProgramScreen
      program={item}
      kind="treinamento"
      trail={trail}
      parent={parent}
      others="Outros treinamentos"
      closing={{
        title: 'Na sua empresa, com a sua equipe',
        text: 'A proposta vem com datas, preço e o programa ajustado ao problema que vocês querem resolver.',
      }}
    >
      <TrainingStory item={item} trail={trail} />
    </ProgramScreen>
  );
}
