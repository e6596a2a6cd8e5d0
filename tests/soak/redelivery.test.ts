// The tests of that file, with their full counts (tests/support/scaled.ts).
import '../integration/functions/redelivery.test.ts';
