import { redirects } from '#src/app/redirects.ts';
import { PHOTO_LIMIT_BYTES } from '#src/domain/accounts/memberPhotos.ts';
import { ABOUT_LIMIT, DISPLAY_NAME_LIMIT, DISPLAY_NAME_MIN } from '#src/domain/forms/fieldLimits.ts';
import { REPLY_LIMIT } from '#src/domain/submissions/replies.ts';
import { monthlyCostTable } from './monthlyCosts.ts';

/** A place in a file that cannot import a constant: `place` matches exactly what stands for it there, `text` is what must. */
export type SharedConstant = { file: string; place: RegExp; text: string };

/** Redirects of Hosting: a screen with a query in its address is served by a rewrite instead. */
const hostedRedirects = redirects
  .filter(({ to }) => !to.includes('?'))
  .map(({ from, to }) => ({ source: from, destination: to, type: 301 }));

const databaseConstants: [place: RegExp, text: string | number][] = [
  [/(?<=isText\(profile\.displayName, )\d+, \d+/, `${DISPLAY_NAME_MIN}, ${DISPLAY_NAME_LIMIT}`],
  [/(?<=isText\(profile\.get\('about', ''\), 0, )\d+/, ABOUT_LIMIT],
  [/(?<=isText\(drafts\.get\(request\.auth\.uid, ''\), 0, )\d+/, REPLY_LIMIT],
];

/** Every constant that rules, Hosting and operations repeat. */
export const sharedConstants: readonly SharedConstant[] = [
  ...databaseConstants.map(([place, text]) => ({ file: 'firestore.rules', place, text: String(text) })),
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
