import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { placemakingCase } from '#src/content/placemakingCase.ts';
import { paths } from '#src/domain/paths.ts';
import { slugOf } from '#src/domain/slug.ts';
import { ChallengeSection } from './ChallengeSection.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';
import { MethodSteps } from './MethodSteps.tsx';
import { OverlappingPhases } from './OverlappingPhases.tsx';
import { PlaceHero } from './PlaceHero.tsx';
import { SolutionLayers } from './SolutionLayers.tsx';

export default function PlacemakingCasePage() {
  const { head, hero, steps, architecture, phases, impact, action } = placemakingCase;
  const parent = { label: 'Projetos', to: paths.portfolio };
  const page = { label: hero.title.name, to: paths.placemakingCase };
  return (
    <>
      <PageHead
        {...head}
        path={paths.placemakingCase}
        card="placemakingCase"
        structuredData={[breadcrumbList(page, [parent])]}
      />
      <PlaceHero parent={parent} />
      <ChallengeSection />
      <Section tone="petrol" title={steps.title}>
        <MethodSteps steps={steps.items} />
      </Section>
      <Section layout="beside" title={architecture.title} intro={<p>{architecture.intro}</p>}>
        <SolutionLayers layers={architecture.layers} />
      </Section>
      <Section tone="surface" title={phases.title} intro={<p>{phases.intro}</p>}>
        <OverlappingPhases label={phases.label} phases={phases.items} />
      </Section>
      <Section title={impact.title}>
        <ImpactFigures metrics={impact.metrics} award={impact.award} />
      </Section>
      <ComparisonSection />
      <ContactAction
        {...action}
        caseSlug={slugOf(hero.title.name)}
        further={{ to: paths.placemakingMethodology, label: action.methodology }}
      />
    </>
  );
}
