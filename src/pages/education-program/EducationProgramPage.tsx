import loaders from 'virtual:content/loaders/education-programs';
import { ProgramScreen } from '#src/components/sections/events/ProgramScreen.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { EducationStory } from './EducationStory.tsx';

export { loaders };
export const parent = paths.designEducation;

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Educação em design', to: paths.designEducation },
];

export default function EducationProgramPage({ item }: { item: Item<'education-programs'> }) {
  return (
    <ProgramScreen
      program={item}
      kind="programa"
      trail={trail}
      parent={parent}
      others="Outros programas"
      closing={{
        title: 'Na sua escola, no ritmo da turma',
        text: 'Contem quem são vocês e quantas pessoas vão aprender. A proposta vem com datas, preço e o que cada encontro pede.',
      }}
    >
      <EducationStory program={item} trail={trail} />
    </ProgramScreen>
  );
}
