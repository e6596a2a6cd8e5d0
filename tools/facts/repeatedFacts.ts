import { redirects } from '#src/app/redirects.ts';
import { MEETING_ADDRESS_LIMIT, REMINDER_HOURS } from '#src/domain/agendaSettings.ts';
import { BUFFER_MINUTES } from '#src/domain/availability.ts';
import { CANCELLATION_NOTE_LIMIT, CANCELLATION_REASONS, OFFERS_LIMIT } from '#src/domain/cancellation.ts';
import { ABOUT_LIMIT, DISPLAY_NAME_LIMIT, DISPLAY_NAME_MIN } from '#src/domain/fieldLimits.ts';
import { NOTE_LIMIT } from '#src/domain/notes.ts';
import { PHOTO_LIMIT_BYTES } from '#src/domain/photoRules.ts';
import { REPLY_LIMIT, SAVED_REPLIES } from '#src/domain/replies.ts';
import { DAYS_AHEAD, SLOTS } from '#src/domain/slots.ts';
import { ASSIGNABLE_STATES } from '#src/domain/submission.ts';
import { monthlyCostTable } from './monthlyCosts.ts';

/** A place in a file that cannot import a fact: `place` matches exactly what stands for it there, `text` is what must. */
export type RepeatedFact = { file: string; place: RegExp; text: string };

const listOf = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ');

/** What Hosting leads on by itself: a screen that is given a query is answered as such, by a rewrite. */
const hostedRedirects = redirects
  .filter(({ to }) => !to.includes('?'))
  .map(({ from, to }) => ({ source: from, destination: to, type: 301 }));

const databaseFacts: [place: RegExp, text: string | number][] = [
  [/(?<=isText\(profile\.displayName, )\d+, \d+/, `${DISPLAY_NAME_MIN}, ${DISPLAY_NAME_LIMIT}`],
  [/(?<=isText\(profile\.get\('about', ''\), 0, )\d+/, ABOUT_LIMIT],
  [/(?<=request\.resource\.data\.state in \[)[^\]]*/, listOf(ASSIGNABLE_STATES)],
  [/(?<=notice\.reason in \[)[^\]]*/, listOf(CANCELLATION_REASONS.map(({ value }) => value))],
  [/(?<=isText\(notice\.note, 0, )\d+/, CANCELLATION_NOTE_LIMIT],
  [/(?<=notice\.offers\.size\(\) <= )\d+/, OFFERS_LIMIT],
  [/(?<=offer\.horario in \[)[^\]]*/, listOf(SLOTS)],
  [/(?<=return \[)[^\]]*(?=\]\.hasAll\(weekdays)/, listOf(SLOTS)],
  [/(?<=isText\(drafts\.get\(request\.auth\.uid, ''\), 0, )\d+/, REPLY_LIMIT],
  [/(?<=isText\(note\.text, 1, )\d+/, NOTE_LIMIT],
  [/(?<=rules\.get\('daysAhead', 1\), 1, )\d+/, DAYS_AHEAD],
  [/(?<=rules\.get\('bufferMinutes', 0\) in \[)[^\]]*/, listOf(BUFFER_MINUTES)],
  [/(?<=isText\(notes\.get\('meetingAddress', ''\), 0, )\d+/, MEETING_ADDRESS_LIMIT],
  [/(?<=notes\.get\('reminderHours', 24\) in \[)[^\]]*/, listOf(REMINDER_HOURS)],
  [/(?<=replies\.size\(\) <= )\d+/, SAVED_REPLIES],
];

/** Every fact of the code that rules, Hosting and operations repeat. */
export const repeatedFacts: readonly RepeatedFact[] = [
  ...databaseFacts.map(([place, text]) => ({ file: 'firestore.rules', place, text: String(text) })),
  { file: 'storage.rules', place: /(?<=file\.size <= )\d+/, text: String(PHOTO_LIMIT_BYTES) },
  {
    file: 'firebase.json',
    place: /(?<="redirects": )\[[^\]]*\]/,
    text: JSON.stringify(hostedRedirects),
  },
  {
    file: 'docs/operations.md',
    place: /(?<=\n)\| a month with [\s\S]*?(?=\n\n)/,
    text: monthlyCostTable(),
  },
];
