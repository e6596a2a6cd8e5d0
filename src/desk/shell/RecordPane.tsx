import { BookingFacts } from '#src/desk/agenda/BookingFacts.tsx';
import { BookingHead } from '#src/desk/agenda/BookingHead.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import type { PaneProps } from '#src/desk/parts/ListDetailLayout.tsx';

const BOOKING = { Head: BookingHead, Facts: BookingFacts };

/** The open submission, with what the agenda knows of a booking. */
export function RecordPane(props: PaneProps) {
  return <DetailPane {...props} booking={BOOKING} />;
}
