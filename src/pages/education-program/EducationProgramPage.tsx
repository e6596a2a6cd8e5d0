import { Navigate, useParams } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { ProgramStory } from '#src/components/sections/ProgramStory.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { educationPrograms } from '#src/content/educationPrograms.ts';
import { educationPictures } from '#src/content/programPictures.ts';
import { detailPaths, paths } from '#src/domain/paths.ts';
import { detailPath, findBySlug } from '#src/domain/slug.ts';

const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Educação em design', to: paths.designEducation },
];
const series = educationPrograms.map(({ titulo }) => ({
  label: titulo,
  to: detailPath(detailPaths.educationProgram, titulo),
}));
const tones = ['lilac', 'sky', 'sunflower', 'coral'] as const;

/** An education programme in full; for a slug that is none, the page of all of them. */
export default function EducationProgramPage() {
  const { slug } = useParams();
  const program = findBySlug(educationPrograms, slug, ({ titulo }) => titulo);
  if (!program) return <Navigate to={paths.designEducation} replace />;
  const { titulo, duracao, descricao } = program;
  const path = detailPath(detailPaths.educationProgram, titulo);
  const tone = tones[educationPrograms.indexOf(program)] ?? 'sky';
  return (
    <>
      <PageHead
        title={`${titulo}: programa de ${duracao} | Alinhavo`}
        description={descricao}
        path={path}
        card="designEducation"
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
      <ProgramStory program={program} image={educationPictures[titulo]} trail={trail} tone={tone} />
      <SeriesLinks label="Outros programas" series={series} current={path} />
      <CallToAction
        tone="ink"
        title="Na sua escola, no ritmo da turma"
        text={
          <p>
            Contem quem são vocês e quantas pessoas vão aprender. A proposta vem com datas, preço e o que cada
            encontro pede.
          </p>
        }
        actions={
          <>
            <ButtonLink to={`${paths.designEducation}#proposta`} icon="arrow">
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
