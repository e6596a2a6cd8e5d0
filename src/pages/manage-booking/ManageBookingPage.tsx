import { useState } from 'react';
import { BookingSummary } from '#src/components/sections/bookings/BookingSummary.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { studio } from '#src/copy/studio.ts';
import { placePromise } from '#src/domain/agenda/workingDay.ts';
import type { ManagedBooking } from '#src/domain/commands/managedBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { isWebAddress } from '#src/domain/text/isWebAddress.ts';
import { BookingActions } from './BookingActions.tsx';
import { useManagedBooking } from './useManagedBooking.ts';

export default function ManageBookingPage() {
  const { state, reload, change } = useManagedBooking();
  const [done, setDone] = useState<string>();
  const { head, title, loading } = manageBooking;
  return (
    <div className="short-page gutter" data-tone="sky">
      <PageHead {...head} path={paths.manageBooking} />
      <div className="stack-6 one-column content-width start-width">
        <h1 className="title-l">{title}</h1>
        {done && <Notice tone="success" title={done} />}
        {state.status === 'loading' && <Spinner label={loading} />}
        {state.status === 'problem' && <LinkProblem {...state} onRetry={() => void reload()} />}
        {state.status === 'ready' && (
          <>
            <BookingTicket booking={state.booking} />
            <BookingActions
              key={state.booking.sequence}
              booking={state.booking}
              change={change}
              onDone={setDone}
            />
          </>
        )}
      </div>
    </div>
  );
}

interface LinkProblemProps {
  sentence: string | undefined;
  /** Whether trying again would give the same result. */
  isFinal: boolean;
  onRetry: () => void;
}

function LinkProblem({ sentence, isFinal, onRetry }: LinkProblemProps) {
  const { title, missing, ways, retry, book } = manageBooking.problem;
  return (
    <div className="stack-5 one-column shrinkable">
      <Notice tone="error" title={isFinal ? title : (sentence ?? title)}>
        {isFinal && <p>{sentence ?? missing}</p>}
      </Notice>
      <p>
        {ways} <a href={`mailto:${studio.email}`}>{studio.email}</a>,{' '}
        <a href={studio.phone.href}>{studio.phone.label}</a>.
      </p>
      <div className="cluster-3">
        {!isFinal && <Button onClick={onRetry}>{retry}</Button>}
        <ButtonLink to={paths.booking} variant="secondary" icon="calendar" label={book} />
      </div>
    </div>
  );
}

function BookingTicket({ booking }: { booking: ManagedBooking }) {
  const { status, place, placeDay, host } = booking;
  return (
    <>
      <BookingSummary title={manageBooking.ticket[status]} headingLevel={2} booking={booking} />
      {status === 'held' && host && (
        <p>
          <strong>{manageBooking.host}:</strong> {host}
        </p>
      )}
      {status === 'held' && (
        <p className="breakable">
          <strong>{manageBooking.place}:</strong>{' '}
          {isWebAddress(place) ? <a href={place}>{place}</a> : place || placePromise(placeDay)}
        </p>
      )}
    </>
  );
}
