// The tests of that file, with their full counts (tests/support/scaled.ts).
import '../integration/packed-functions/forgedHeaders.test.ts';
