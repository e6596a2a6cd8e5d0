import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { BookingSummary } from '#src/components/sections/bookings/BookingSummary.tsx';
import { CalendarButton } from '#src/components/sections/bookings/CalendarButton.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import { bookingSuccess } from '#src/copy/forms/bookingSuccess.ts';
import { studio } from '#src/copy/studio.ts';
import { type ConfirmedBooking, readConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { calendarLinks } from '#src/domain/submissions/bookings/calendarLinks.ts';
import { successText } from '#src/features/form-submission/successText.ts';
import bookingConfirmedPicture from '#src/pictures/site/booking-confirmed.svg?picture';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import styles from './BookingConfirmedPage.module.css';
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
      lead={text}
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

/** Repeats the success message, because visitors are redirected here before they can read it in the form. */
function ConfirmationHero({ booking }: { booking: ConfirmedBooking }) {
  const { google, outlook } = calendarLinks(booking, studio, booking.place ?? '');
  return (
    <div className={styles.hero}>
      <div className={`${styles.inner} content-width grid-6 one-column columns-12`}>
        <div className={`${styles.words} stack-5`}>
          <h1>{booking.review ? bookingConfirmed.underReviewTitle : bookingConfirmed.title}</h1>
          <div className="stack-2 measure lead">
            <p className="strong">{bookingSuccess.title}</p>
            <p>{successText(booking)}</p>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture className="frame" image={bookingConfirmedPicture} priority />
        </div>
        <div className={`${styles.ticket} stack-5 relative-l`}>
          <BookingSummary title={bookingSuccess.ticket} headingLevel={2} booking={booking} />
          {booking.host && (
            <p>
              {bookingConfirmed.host} <strong>{booking.host}</strong>.
            </p>
          )}
          {!booking.review && (
            <div className={styles.calendar}>
              <CalendarButton
                label={bookingConfirmed.calendar.action}
                booking={booking}
                details={() => ({ sequence: 0, place: booking.place ?? '', link: booking.link })}
              />
              <p className={styles.note}>{bookingConfirmed.calendar.text}</p>
              <div className="cluster-3">
                <ButtonLink to={google} variant="secondary" label={bookingConfirmed.calendar.google} />
                <ButtonLink to={outlook} variant="secondary" label={bookingConfirmed.calendar.outlook} />
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
