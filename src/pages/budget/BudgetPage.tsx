import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { budget } from '#src/copy/forms/budget.ts';
import { otherWays } from '#src/copy/forms/otherWays.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { BudgetForm } from './BudgetForm.tsx';
import { ProjectSizes } from './ProjectSizes.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function BudgetPage() {
  const { head, name, hero, sizes, form } = budget;
  return (
    <>
      <PageHead {...head} path={paths.budget} card="budget" name={name} trail={trail} />
      <Hero
        tone="sunflower"
        breadcrumbs={{ trail: [homeCrumb, ...trail], current: name }}
        {...hero}
        actions={<ButtonLink to="#pedido" icon="arrow" label={hero.action} />}
      />
      <Section title={sizes.title} intro={<p>{sizes.intro}</p>}>
        <ProjectSizes {...sizes} />
      </Section>
      <Section
        id="pedido"
        layout="beside"
        tone="surface"
        title={<span id="titulo-do-pedido">{form.title}</span>}
        intro={
          <div className="stack-6">
            <p className="balance">{form.text}</p>
            <AlternativeContact words={otherWays} />
          </div>
        }
      >
        <BudgetForm />
      </Section>
    </>
  );
}
