import { Navigate, useParams } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { ProgramStory } from '#src/components/sections/ProgramStory.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { trainingPictures } from '#src/content/programPictures.ts';
import { trainingPrograms } from '#src/content/trainingPrograms.ts';
import { detailPaths, paths } from '#src/domain/paths.ts';
import { detailPath, findBySlug } from '#src/domain/slug.ts';

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Treinamentos', to: paths.training },
];
const series = trainingPrograms.map(({ titulo }) => ({
  label: titulo,
  to: detailPath(detailPaths.trainingProgram, titulo),
}));
const tones = ['sunflower', 'sky', 'coral'] as const;

/** A training in full; for a slug that is none, the page of all of them. */
export default function TrainingProgramPage() {
  const { slug } = useParams();
  const program = findBySlug(trainingPrograms, slug, ({ titulo }) => titulo);
  if (!program) return <Navigate to={paths.training} replace />;
  const { titulo, duracao, descricao } = program;
  const path = detailPath(detailPaths.trainingProgram, titulo);
  const tone = tones[trainingPrograms.indexOf(program)] ?? 'sky';
  return (
    <>
      <PageHead
        title={`${titulo}: treinamento de ${duracao} | Alinhavo`}
        description={descricao}
        path={path}
        card="training"
        structuredData={[
          breadcrumbList({ label: titulo, to: path }, trail),
          {
            '@context': 'https://schema.org',
            '@type': 'Course',
            name: titulo,
            description: descricao,
            url: siteUrl(path),
            inLanguage: 'pt-BR',
            provider: { '@type': 'Organization', name: 'Alinhavo', url: siteUrl('/') },
          },
        ]}
      />
      <ProgramStory program={program} image={trainingPictures[titulo]} trail={trail} tone={tone} />
      <SeriesLinks label="Outros treinamentos" series={series} current={path} />
      <CallToAction
        tone="ink"
        title="Na sua empresa, com a sua equipe"
        text={
          <p>A proposta vem com datas, preço e o programa ajustado ao problema que vocês querem resolver.</p>
        }
        actions={
          <>
            <ButtonLink to={`${paths.training}#proposta`} icon="arrow">
              Pedir uma proposta
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              Tirar uma dúvida
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
