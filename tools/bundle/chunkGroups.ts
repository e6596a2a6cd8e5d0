/** Modules that share a chunk; the first match wins. Others stay in their page's chunk, or get one that pages share. */
export const chunkGroups = [
  // React changes rarely, and main.tsx evaluates it in a task of its own.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // main.tsx and its other imports: libraries, shell, styles. One file compresses better than its parts. Direct imports
  // of index.html are excluded.
  {
    name: 'site',
    test: /\/node_modules\/|\/src\/(?!app\/start\/swapTextFont)/,
    tags: ['$initial' as const],
  },
  // The validation library is one file with all functions that any form uses; most pages need none of it.
  {
    name: 'validation',
    test: /\/node_modules\/valibot\/[^?]+$|\/src\/domain\/forms\/(validateFields|textSchemas|formFields|contact)\./,
    minShareCount: 2,
  },
  // Small shared modules in one file, to save requests. Modules for validation and for the desk are excluded. This
  // group precedes the larger groups, which import these modules and would otherwise include them.
  {
    name: 'data',
    test: /\/src\/(copy|domain)\/(?!submissions|commands|accounts|figures|text\/editDistance|forms\/(contact|booking|proposal)\.).+\.ts$|\/src\/components\/ui\/behaviour\/use\w+\.ts$/,
    minShareCount: 4,
    maxModuleSize: 1500,
  },
  { name: 'booking', test: /\/src\/domain\/forms\/booking(Options|Fields)\./, minShareCount: 2 },
  {
    name: 'summary',
    test: /\/src\/features\/preferences\/(preferences|PlainSummary)\./,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/src\/(components\/(form|ui\/Progress)|features\/form-submission\/(?!Proposal|successText)|copy\/forms\/otherWays\.)/,
    minShareCount: 2,
  },
  {
    name: 'proposal',
    test: /\/domain\/forms\/proposalOptions\.ts$|\/form-submission\/Proposal/,
    minShareCount: 2,
  },
  // Days and slots for the screens of a booking; the desk's modules about hosts are excluded.
  {
    name: 'agenda',
    test: /\/src\/(features\/(slot-choice\/|form-submission\/successText\.)|components\/sections\/bookings\/BookingSummary\.|copy\/forms\/(slotChoice|bookingSuccess)|domain\/agenda\/(?!slots\.|hosts\.|hostCalendars\.|busyTimes\.|agendaSettings\.|reminders\.)|domain\/submissions\/bookings\/(bookingCalendarFile|bookingReference)\.|domain\/text\/isWebAddress\.)/,
    minShareCount: 2,
  },
  { name: 'shared', test: /\/src\/components\//, minShareCount: 6 },
  // URLs and sizes of pictures that several pages show, and one small section.
  { name: 'pictures', test: /\.svg|\/NowSection\./, minShareCount: 2 },
];
