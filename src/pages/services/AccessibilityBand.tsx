import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { services } from '#src/copy/services/services.ts';

export function AccessibilityBand() {
  const { title, text, links } = services.accessibility;
  return (
    <Section tone="petrol" layout="beside" title={title}>
      <div className="stack-6 start">
        <p className="lead measure">{text}</p>
        <ButtonLinks className="cluster-4" links={links} />
      </div>
    </Section>
  );
}
