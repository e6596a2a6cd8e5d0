import { useState } from 'react';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingTicket } from './BookingTicket.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import styles from './ManageBookingPage.module.css';
import { useManagedBooking } from './useManagedBooking.ts';

/** The page that a booking's link opens: the visitor can see, move and cancel the booking. */
export default function ManageBookingPage() {
  const { state, reload, change } = useManagedBooking();
  const [done, setDone] = useState<string>();
  const { head, title, loading } = manageBooking;
  return (
    <div className={styles.page} data-tone="sky">
      <PageHead {...head} path={paths.manageBooking} />
      <div className={styles.inner}>
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
