import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import { studio } from '#src/copy/studio.ts';
import { placePromise } from '#src/domain/agenda/workingDay.ts';
import { answersIn } from '#src/domain/forms/bookingFields.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { isWebAddress } from '#src/domain/text/isWebAddress.ts';

export function ConfirmationSteps({ booking }: { booking: ConfirmedBooking }) {
  const { steps, summary } = bookingConfirmed;
  const { nome, email, telefone, descricaoProjeto, link } = booking;
  const [first, ...later] = steps.items;
  const today = booking.review ? steps.underReview : booking.unmailed ? steps.unmailed : first.text;
  const items = [{ ...first, text: today }, ...later];
  const entries = [
    { term: summary.name, text: nome },
    { term: summary.email, text: email },
    { term: summary.phone, text: telefone },
    ...answersIn(booking).map(({ label: term, text }) => ({ term, text })),
    { term: summary.project, text: <span className="lines">{descricaoProjeto}</span> },
  ];
  return (
    <Section tone="surface">
      <div className="grid-8 wide-gap split-5-7">
        <section className="stack-6 top shrinkable" aria-labelledby="proximos-passos">
          <h2 id="proximos-passos" className="title-m">
            {steps.title}
          </h2>
          <StepList
            steps={items.map(({ title, text }, index) => ({
              titulo: title,
              descricao: index === 1 ? <PlaceStep {...booking} /> : text,
            }))}
          />
        </section>
        <section className="stack-6 top shrinkable" aria-labelledby="resumo">
          <h2 id="resumo" className="title-m">
            {summary.title}
          </h2>
          <DescriptionList entries={entries} />
          {link && (
            <div className="stack-3 start">
              <ButtonLink
                to={link}
                variant="secondary"
                icon="calendar"
                label={booking.heldUntil ? steps.manageRequest : steps.manage}
              />
              <p>{booking.unmailed ? steps.keepOnlyLink : steps.keepLink}</p>
            </div>
          )}
          <p>
            {steps.change} <a href={`mailto:${studio.email}`}>{studio.email}</a>,{' '}
            <a href={studio.phone.href}>{studio.phone.label}</a>.
          </p>
        </section>
      </div>
    </Section>
  );
}

function PlaceStep({ place, placeDay }: Pick<ConfirmedBooking, 'place' | 'placeDay'>) {
  if (!place) return <p>{placePromise(placeDay)}</p>;
  return (
    <p>
      {bookingConfirmed.steps.items[1].text} {isWebAddress(place) ? <a href={place}>{place}</a> : place}
    </p>
  );
}
