import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { home } from '#src/copy/site/home.ts';
import { studio } from '#src/copy/studio.ts';
import { Actions } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { Feedback } from './Feedback.tsx';
import { FormControls } from './FormControls.tsx';
import { Sequences } from './Sequences.tsx';

const description = 'Todas as peças do site, em todos os estados e em todos os tecidos.';

const tones = [
  { tone: undefined, name: 'Linho' },
  { tone: 'surface', name: 'Linho-2' },
  { tone: 'ink', name: 'Tinta' },
  { tone: 'sunflower', name: 'Girassol' },
  { tone: 'lilac', name: 'Lilás' },
  { tone: 'sky', name: 'Céu' },
  { tone: 'coral', name: 'Coral' },
  { tone: 'petrol', name: 'Petróleo' },
  { tone: 'red', name: 'Linha' },
] as const;

/** Every building block in every state, on every background. For developers; it is in no build. */
export default function DesignSystemPage() {
  return (
    <>
      <PageHead title={`Caixa de costura | ${studio.name}`} description={description} path="/_design" />
      <Hero
        title="Caixa de costura"
        lead={<p>{description} Só existe no desenvolvimento.</p>}
        variant="words"
      />
      {tones.map(({ tone, name }) => (
        <Section key={name} tone={tone} title={name} intro={<p>{home.explore.intro}</p>}>
          <Actions />
          <Feedback />
          <Cards />
          <Sequences />
          <FormControls />
        </Section>
      ))}
      <CallToAction {...home.action} />
    </>
  );
}
