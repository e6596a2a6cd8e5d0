import { useState } from 'react';
import { Hero } from '#src/components/sections/Hero.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';
import bookingPicture from '#src/pictures/site/booking-desktop.svg?banner';
import { BookingForm } from './BookingForm.tsx';
import { BookingSuccess } from './BookingSuccess.tsx';
import { ExpectationsSection } from './ExpectationsSection.tsx';

export default function BookingPage() {
  const [booked, setBooked] = useState<ConfirmedBooking>();
  const { head, hero } = booking;
  return (
    <>
      <PageHead {...head} path={paths.booking} card="booking" name={booking.name} />
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
