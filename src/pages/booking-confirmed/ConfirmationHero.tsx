import { BookingSummary } from '#src/components/sections/events/BookingSummary.tsx';
import { CalendarButton } from '#src/components/sections/events/CalendarButton.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { bookingConfirmed } from '#src/copy/forms/bookingConfirmed.ts';
import { bookingSuccess } from '#src/copy/forms/bookingSuccess.ts';
import { studio } from '#src/copy/studio.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { calendarLinks } from '#src/domain/submissions/bookings/calendarLinks.ts';
import { successText } from '#src/features/form-submission/successText.ts';
import bookingConfirmedPicture from '#src/pictures/site/booking-confirmed.svg?picture';
import styles from './ConfirmationHero.module.css';

/** Repeats the success message, because visitors are redirected here before they can read it in the form. */
export function ConfirmationHero({ booking }: { booking: ConfirmedBooking }) {
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
