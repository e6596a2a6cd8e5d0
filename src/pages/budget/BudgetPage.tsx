import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { budget } from '#src/copy/forms/budget.ts';
import { otherWays } from '#src/copy/forms/otherWays.ts';
import { BUDGET_BANDS, BUDGET_DEADLINES, BUDGET_KINDS } from '#src/domain/forms/budgetOptions.ts';
import { BUDGET_TEXT_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { SenderFields } from '#src/features/form-submission/SenderFields.tsx';
import { SubmissionForm } from '#src/features/form-submission/SubmissionForm.tsx';
import { ProjectSizes } from './ProjectSizes.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

export default function BudgetPage() {
  const { head, name, hero, sizes, form } = budget;
  return (
    <>
      <PageHead {...head} {...placeOf('budget')} name={name} trail={trail} />
      <Hero
        tone="sunflower"
        breadcrumbs={{ trail: [homeCrumb, ...trail], current: name }}
        {...hero}
        actions={<ButtonLink to="#pedido" icon="arrow" label={hero.action} />}
      />
      <Section title={sizes.title} intro={sizes.intro}>
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

const loadFields = async () => (await import('#src/domain/forms/budgetRequest.ts')).budgetFields;

function BudgetForm() {
  const { form, success } = budget;
  const choice = { emptyLabel: form.none, optional: true };
  return (
    <SubmissionForm
      kind="budget"
      loadFields={loadFields}
      labelledBy="titulo-do-pedido"
      words={{ submit: form.submit, success }}
    >
      <SenderFields />
      <SelectField {...choice} label={form.kind} name="tipo" options={BUDGET_KINDS} />
      <SelectField {...choice} label={form.deadline} name="prazo" options={BUDGET_DEADLINES} />
      <SelectField {...choice} label={form.band} hint={form.bandHint} name="faixa" options={BUDGET_BANDS} />
      <TextareaField
        label={form.message}
        hint={`${form.messageHint} Até ${BUDGET_TEXT_LIMIT} caracteres.`}
        name="mensagem"
        maxLength={BUDGET_TEXT_LIMIT}
        required
      />
    </SubmissionForm>
  );
}
