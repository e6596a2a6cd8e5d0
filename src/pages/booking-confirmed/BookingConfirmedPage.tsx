import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Hero } from '#src/components/sections/Hero.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import { type ConfirmedBooking, readConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import styles from './BookingConfirmedPage.module.css';
import { ConfirmationHero } from './ConfirmationHero.tsx';
import { ConfirmationSteps } from './ConfirmationSteps.tsx';

export default function BookingConfirmedPage() {
  const booking = useConfirmedBooking();
  return (
    <>
      <PageHead {...bookingConfirmed.head} path={paths.bookingConfirmed} card="booking" />
      {booking === 'unknown' && (
        <div className={styles.waiting}>
          <h1>{bookingConfirmed.neutralTitle}</h1>
          <Spinner label={bookingConfirmed.loading} />
        </div>
      )}
      {booking === 'none' && <NoBooking />}
      {typeof booking === 'object' && (
        <>
          <ConfirmationHero booking={booking} />
          <ConfirmationSteps booking={booking} />
        </>
      )}
    </>
  );
}

function NoBooking() {
  const { title, text, action } = bookingConfirmed.none;
  return (
    <Hero
      title={title}
      lead={<p>{text}</p>}
      image={emptyState}
      actions={<ButtonLink to={paths.booking} icon="calendar" label={action} />}
    />
  );
}

/** The booking from the history entry's state, which survives a reload. In the prerendered page it is `unknown`. */
function useConfirmedBooking(): ConfirmedBooking | 'none' | 'unknown' {
  const { state } = useLocation();
  const carried = useMemo(() => readConfirmedBooking(state) ?? 'none', [state]);
  return useHydrated() ? carried : 'unknown';
}
