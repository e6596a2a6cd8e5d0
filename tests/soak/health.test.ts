// The tests of that file, with all of its faults (tests/support/scaled.ts).
import '../integration/functions/health.test.ts';
