import { Navigate, useParams } from 'react-router-dom';
import { ProgramScreen } from '#src/components/sections/ProgramScreen.tsx';
import { educationPrograms } from '#src/content/educationPrograms.ts';
import { educationPictures } from '#src/content/programPictures.ts';
import { studio } from '#src/content/studio.ts';
import { detailPaths, paths } from '#src/domain/paths.ts';
import { detailPath, findBySlug } from '#src/domain/slug.ts';
import { EducationStory } from './EducationStory.tsx';

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Educação em design', to: paths.designEducation },
];
const pieces = educationPrograms.map(({ titulo }) => ({
  label: titulo,
  to: detailPath(detailPaths.educationProgram, titulo),
  image: educationPictures[titulo],
}));
const tones = ['lilac', 'sky', 'sunflower', 'coral'] as const;

/** An education programme in full; for a slug that is none, the page of all of them. */
export default function EducationProgramPage() {
  const { slug } = useParams();
  const program = findBySlug(educationPrograms, slug, ({ titulo }) => titulo);
  if (!program) return <Navigate to={paths.designEducation} replace />;
  const { titulo, duracao, descricao } = program;
  return (
    <ProgramScreen
      head={{ title: `${titulo}: programa de ${duracao} | ${studio.name}`, description: descricao }}
      card="designEducation"
      name={titulo}
      path={detailPath(detailPaths.educationProgram, titulo)}
      trail={trail}
      parent={paths.designEducation}
      series={{ label: 'Outros programas', pieces }}
      closing={{
        title: 'Na sua escola, no ritmo da turma',
        text: 'Contem quem são vocês e quantas pessoas vão aprender. A proposta vem com datas, preço e o que cada encontro pede.',
      }}
    >
      <EducationStory
        program={program}
        image={educationPictures[titulo]}
        trail={trail}
        tone={tones[educationPrograms.indexOf(program)] ?? 'lilac'}
      />
    </ProgramScreen>
  );
}
