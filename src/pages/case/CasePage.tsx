import { Navigate, useParams } from 'react-router-dom';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { caseCallToAction } from '#src/content/caseCallToAction.ts';
import { cases } from '#src/content/cases/cases.ts';
import { studio } from '#src/content/studio.ts';
import { detailPaths, paths } from '#src/domain/paths.ts';
import { detailPath, findBySlug } from '#src/domain/slug.ts';
import { CaseStory } from './CaseStory.tsx';

const trail = [{ label: 'Projetos', to: paths.portfolio }];
const series = cases.map(({ titulo, slug, imagem }) => ({
  label: titulo,
  to: detailPath(detailPaths.case, slug),
  image: imagem,
}));
const tones = ['coral', 'lilac', 'sky', 'sunflower'] as const;

/** A case that a service page speaks of, in full; for a slug that is none, the portfolio. */
export default function CasePage() {
  const { slug: asked } = useParams();
  const found = findBySlug(cases, asked, ({ slug }) => slug);
  if (!found) return <Navigate to={paths.portfolio} replace />;
  const { slug, titulo, cliente, consultation } = found;
  const path = detailPath(detailPaths.case, slug);
  const tone = tones[cases.indexOf(found) % tones.length] ?? 'coral';
  return (
    <>
      <PageHead
        title={`${titulo}: caso para ${cliente} | ${studio.name}`}
        description={`O caso ${titulo}, para ${cliente}: o desafio que encontramos, o que fizemos com quem vive o problema e o que mudou depois.`}
        path={path}
        card="portfolio"
        structuredData={[breadcrumbList({ label: titulo, to: path }, trail)]}
      />
      <CaseStory story={found} trail={trail} tone={tone} />
      <SeriesLinks label="Outros casos" series={series} current={path} />
      <ContactAction {...caseCallToAction} caseSlug={slug} consultation={consultation} tone="ink" />
    </>
  );
}
