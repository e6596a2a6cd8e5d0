// The tests of that file, with their full counts (tests/support/scaled.ts).
import '../integration/services/submissions.test.ts';
