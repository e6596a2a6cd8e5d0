// The tests of these files, with their full counts (tests/support/scaled.ts).
import '../integration/functions/manageBooking.test.ts';
import '../integration/functions/reminders.test.ts';
