import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { BookingSummary } from '#src/components/sections/events/BookingSummary.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { booking } from '#src/copy/forms/booking.ts';
import { bookingSuccess } from '#src/copy/forms/bookingSuccess.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { successText } from '#src/features/form-submission/successText.ts';

const MOVES_AFTER_MS = 2000;

/**
 * The success message. The success is announced together with the next step. After two seconds the confirmation page
 * opens, unless the visitor chooses to stay (docs/product.md, section 4).
 */
export function BookingSuccess({ booked }: { booked: ConfirmedBooking }) {
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
