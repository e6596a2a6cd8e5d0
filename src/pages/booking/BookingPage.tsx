import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { BookingSummary } from '#src/components/sections/bookings/BookingSummary.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Button, ButtonLink, ButtonLinks } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import { bookingSuccess } from '#src/copy/forms/bookingSuccess.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import { successText } from '#src/features/form-submission/successText.ts';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';
import bookingPicture from '#src/pictures/site/booking-desktop.svg?banner';
import { BookingForm } from './BookingForm.tsx';
import styles from './ExpectationsSection.module.css';

export default function BookingPage() {
  const [booked, setBooked] = useState<ConfirmedBooking>();
  const { head, hero } = booking;
  return (
    <>
      <PageHead {...head} {...placeOf('booking')} name={booking.name} />
      <Hero
        tone="sky"
        {...hero}
        image={bookingPicture}
        breadcrumbs={{ trail: [homeCrumb], current: booking.name }}
        actions={
          !booked && (
            <>
              <ButtonLinks
                links={[
                  { to: '#data-e-horario', icon: 'calendar', label: hero.action },
                  { to: '#o-que-esperar', label: hero.expectations },
                ]}
              />
              <PlainSummary sentences={booking.plainSummary} />
            </>
          )
        }
      />
      <div className="band" data-tone="surface">
        {booked ? <BookingSuccess booked={booked} /> : <BookingForm onBooked={setBooked} />}
      </div>
      {!booked && <ExpectationsSection />}
    </>
  );
}

const MOVES_AFTER_MS = 2000;

/**
 * Announces the success together with the next step: after two seconds the confirmation page opens, unless the visitor
 * chooses to stay (docs/product.md, section 4).
 */
function BookingSuccess({ booked }: { booked: ConfirmedBooking }) {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  useEffect(() => announce(`${bookingSuccess.title} ${booking.moving}`), []);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigate(paths.bookingConfirmed, { state: booked }), MOVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, booked, stays]);

  const { title, ticket } = bookingSuccess;
  return (
    <div className="content-width">
      <FormSuccess title={title} text={successText(booked)}>
        <div className="full">
          <BookingSummary title={ticket} booking={booked} />
        </div>
        {/* The button stays, because it has the focus; its effect is announced. */}
        <p>{stays ? booking.stayed : booking.moving}</p>
        <ButtonLink to={paths.bookingConfirmed} state={booked} icon="arrow" label={booking.goOn} />
        <Button
          variant="quiet"
          aria-disabled={stays}
          onClick={() => {
            setStays(true);
            announce(booking.stayed);
          }}
        >
          {booking.stay}
        </Button>
      </FormSuccess>
    </div>
  );
}

function ExpectationsSection() {
  const { title, intro, steps } = booking.expectations;
  return (
    <section id="o-que-esperar" className="band" data-tone="petrol">
      <div className={styles.inner}>
        <div className="grid-4 bottom split-7-5">
          <h2>{title}</h2>
          <p className="measure lead balance">{intro}</p>
        </div>
        <ol className={`${styles.steps} stack`}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
