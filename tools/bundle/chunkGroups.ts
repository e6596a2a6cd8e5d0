/**
 * Which modules travel together; all others stay with their page, or in a file of their own where several pages share
 * them. The first group that fits a module wins.
 */
export const chunkGroups = [
  // React, which main.tsx evaluates in a task of its own, and which rarely changes.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // main.tsx and everything else that it imports: libraries, shell, styles. One file compresses better than its parts.
  // Not what index.html imports by itself.
  {
    name: 'site',
    test: /\/node_modules\/|\/src\/(?!app\/start\/swapTextFont)/,
    tags: ['$initial' as const],
  },
  // The validation library is one file with all that any form uses; most pages need none of it.
  {
    name: 'validation',
    test: /\/node_modules\/valibot\/[^?]+$|\/src\/domain\/forms\/(validateFields|textSchemas|formFields|contact)\./,
    minShareCount: 2,
  },
  // Small shared modules, in one file instead of many requests; without validation and the desk's own. Before the larger
  // groups, which would include them as imports.
  {
    name: 'data',
    test: /\/src\/(copy|domain)\/(?!submissions|commands|accounts|figures|text\/editDistance|forms\/(contact|booking|proposal)\.).+\.ts$|\/src\/components\/ui\/behaviour\/use\w+\.ts$/,
    minShareCount: 4,
    maxModuleSize: 1500,
  },
  // The types of consultation and the fields of a booking, which texts name and forms offer.
  { name: 'booking', test: /\/src\/domain\/forms\/booking(Options|Fields)\./, minShareCount: 2 },
  // The summaries in plain language, in one file.
  {
    name: 'summary',
    test: /\/src\/features\/preferences\/(preferences|PlainSummary)\./,
    minShareCount: 2,
  },
  // Shared parts of forms.
  {
    name: 'forms',
    test: /\/src\/(components\/(form|ui\/Progress)|features\/form-submission\/(?!Proposal|successText)|copy\/forms\/otherWays\.|features\/auth\/useAccountPrefill\.)/,
    minShareCount: 2,
  },
  // The forms of a proposal.
  {
    name: 'proposal',
    test: /\/domain\/forms\/proposalOptions\.ts$|\/form-submission\/Proposal/,
    minShareCount: 2,
  },
  // Days and slots: what the screens of a booking alone need, without what only the desk knows of hosts.
  {
    name: 'agenda',
    test: /\/src\/(features\/(slot-choice\/|form-submission\/successText\.)|components\/sections\/events\/BookingSummary\.|copy\/forms\/(slotChoice|bookingSuccess)|domain\/agenda\/(?!slots\.|hosts\.|hostCalendars\.|busyTimes\.|agendaSettings\.)|domain\/submissions\/bookings\/(bookingCalendarFile|bookingReference)\.|domain\/text\/isWebAddress\.)/,
    minShareCount: 2,
  },
  // Components of at least six pages, which most visits need.
  { name: 'shared', test: /\/src\/components\//, minShareCount: 6 },
  // Addresses and sizes of pictures that several pages show, and a section as small.
  { name: 'pictures', test: /\.svg|\/NowSection\./, minShareCount: 2 },
];
