// The tests of these files, with their full counts (tests/support/scaled.ts).
import '../functions/manageBooking.test.ts';
import '../functions/reminders.test.ts';
