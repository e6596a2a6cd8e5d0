import type { Circumstances, Condition, DueRule } from './dueRule.ts';
import { type Entry, onAny, onBooking } from './entry.ts';
import { hostsToReplace, replaceHost } from './hosted.ts';
import { lapse, lapsingRequests } from './lapse.ts';
import { remind, remindersDue } from './remind.ts';
import { bringBack, endedPostponements } from './setState.ts';
import { tellPlace, untoldPlaces } from './tellPlace.ts';

const whenDue = <Given>(due: DueRule<Given>, entry: Entry<Given>) => ({ ...entry, due });

/** Commands that the site itself gives. The rule of each says for which submissions the command may be due. */
export const siteCommands = {
  tellPlace: whenDue(untoldPlaces, onBooking({ run: tellPlace })),
  bringBack: whenDue(endedPostponements, onAny({ run: bringBack })),
  lapse: whenDue(lapsingRequests, onBooking({ run: lapse })),
  remind: whenDue(remindersDue, onBooking({ run: remind })),
  replaceHost: whenDue(hostsToReplace, onBooking({ run: replaceHost, days: (stored) => [stored.data] })),
};

export type SiteCommandName = keyof typeof siteCommands;

/** The commands that may be due now, each with the query for its submissions (see DueRule) and their collections. */
export function dueCommands(circumstances: Circumstances) {
  return (Object.keys(siteCommands) as SiteCommandName[]).flatMap((action) => {
    const { kinds, due } = siteCommands[action];
    return due(circumstances).map(({ where = {}, range, isLasting = false, ...given }) => ({
      command: { action, ...given } as {
        [Name in SiteCommandName]: { action: Name } & GivenTo<Name>;
      }[SiteCommandName],
      kinds,
      conditions: [...Object.entries(where).map(([field, value]): Condition => [field, '==', value]), range],
      isLasting,
    }));
  });
}

type GivenTo<Name extends SiteCommandName> =
  (typeof siteCommands)[Name] extends Entry<infer Given> ? Given : never;
