import { Navigate, useParams } from 'react-router-dom';
import { ProgramScreen } from '#src/components/sections/ProgramScreen.tsx';
import { trainingPictures } from '#src/content/programPictures.ts';
import { studio } from '#src/content/studio.ts';
import { trainingPrograms } from '#src/content/trainingPrograms.ts';
import { detailPaths, paths } from '#src/domain/paths.ts';
import { detailPath, findBySlug } from '#src/domain/slug.ts';
import { TrainingStory } from './TrainingStory.tsx';

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Treinamentos', to: paths.training },
];
const pieces = trainingPrograms.map(({ titulo }) => ({
  label: titulo,
  to: detailPath(detailPaths.trainingProgram, titulo),
  image: trainingPictures[titulo],
}));
const tones = ['sunflower', 'sky', 'coral'] as const;

/** A training in full; for a slug that is none, the page of all of them. */
export default function TrainingProgramPage() {
  const { slug } = useParams();
  const program = findBySlug(trainingPrograms, slug, ({ titulo }) => titulo);
  if (!program) return <Navigate to={paths.training} replace />;
  const { titulo, duracao, descricao } = program;
  return (
    <ProgramScreen
      head={{ title: `${titulo}: treinamento de ${duracao} | ${studio.name}`, description: descricao }}
      card="training"
      name={titulo}
      path={detailPath(detailPaths.trainingProgram, titulo)}
      trail={trail}
      parent={paths.training}
      series={{ label: 'Outros treinamentos', pieces }}
      closing={{
        title: 'Na sua empresa, com a sua equipe',
        text: 'A proposta vem com datas, preço e o programa ajustado ao problema que vocês querem resolver.',
      }}
    >
      <TrainingStory
        program={program}
        image={trainingPictures[titulo]}
        trail={trail}
        tone={tones[trainingPrograms.indexOf(program)] ?? 'sky'}
      />
    </ProgramScreen>
  );
}
