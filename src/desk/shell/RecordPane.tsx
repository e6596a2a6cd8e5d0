import { BookingActions } from '#src/desk/agenda/BookingActions.tsx';
import { BookingDetails } from '#src/desk/agenda/BookingDetails.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import type { PaneProps } from '#src/desk/parts/ListDetailLayout.tsx';

const BOOKING = { Details: BookingDetails, Actions: BookingActions };

/** The open submission, with what the agenda knows of a booking. */
export function RecordPane(props: PaneProps) {
  return <DetailPane {...props} booking={BOOKING} />;
}
