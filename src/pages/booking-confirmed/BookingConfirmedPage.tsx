import { PageHead } from '#src/components/ui/PageHead.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { bookingConfirmed } from '#src/content/bookingConfirmed.ts';
import { paths } from '#src/domain/paths.ts';
import styles from './BookingConfirmedPage.module.css';
import { ConfirmationHero } from './ConfirmationHero.tsx';
import { ConfirmationSteps } from './ConfirmationSteps.tsx';
import { NoBooking } from './NoBooking.tsx';
import { useConfirmedBooking } from './useConfirmedBooking.ts';

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
