// The tests of that file, with their full counts (tests/support/scaled.ts).
import '../functions/replies.test.ts';
