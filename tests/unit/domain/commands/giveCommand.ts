import { type Availability, DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { NO_HOSTING } from '#src/domain/agenda/hosts.ts';
import type { CommandContext, Outcome } from '#src/domain/commands/command.ts';
import { bindCommand, type Command } from '#src/domain/commands/table.ts';
import { MAILS, type MailName, mailRow } from '#src/domain/submissions/mails/mailName.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** Monday, 2 March 2026, noon in São Paulo. */
export const NOW = new Date('2026-03-02T15:00:00Z');

export const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

export type Circumstances = Partial<Omit<CommandContext, 'takenOn' | 'availability'>> & {
  taken?: readonly string[];
  availability?: Partial<Availability>;
};

/** The default context of a command: no counted mails, no existing mails, no flood. */
export const USUAL = {
  withheld: [],
  known: [],
  sameMailbox: [],
  mailsToday: { first: 0, later: 0 },
  isFlood: false,
} as const;

const notices = [...(Object.keys(MAILS) as MailName[]), 'reply-3' as const];

/** Gives a command to the stored submission, with only the data that it requests about address and slots. */
export function give(
  command: Command,
  stored?: Submission,
  given: Circumstances = {},
): Outcome | 'not for it' {
  const { taken = [], sameAddress = [], availability, ...rest } = given;
  const ready = bindCommand(command).on(stored);
  if (!ready) return 'not for it';
  return ready.run({
    by: 'bia@estudio.example',
    uid: 'bia',
    name: 'Bia',
    hosting: NO_HOSTING,
    room: '',
    now: NOW,
    ...USUAL,
    ...rest,
    availability: { ...DEFAULT_AVAILABILITY, ...availability },
    takenOn: (day) =>
      ready.days.includes(day)
        ? (taken.filter((one) => one.startsWith(day)).map((one) => one.slice(11)) as never)
        : [],
    sameAddress: sameAddress.filter(({ emailKey }) => emailKey === ready.address),
  });
}

/** Fields of a new submission that an outcome shows, each with the pattern of its usual value, which is left out. */
const TOLD_OF_NEW: Record<string, RegExp> = {
  form: /^$/,
  responsible: /^responsible=$/,
  conversation: /^conversation=3f0c9a52-/,
  correspondents: /^$/,
  reminder: /due$/,
  expireAt: /2027-03-02|2027-05-08/,
  replies: /\{\}$/,
  history: /\[0\]$/,
  drafts: /\{\}$/,
  tags: /: $/,
  heldUntil: /^$/,
};

/** Groups of mails that a command drops together, each named as in the table of mails. */
const GROUPS: Record<string, (name: MailName) => boolean> = {
  all: () => true,
  'all notices': (name) => name !== 'reply-3',
  'all of bookings': (name) => mailRow(name).of === 'bookings' && name !== 'requested',
  'all of slots': (name) => mailRow(name).tellsSlot === true,
  'all of times': (name) => mailRow(name).numberedBy === 'sequence' && name !== 'place',
};

function droppedBy(drops: (name: MailName) => boolean): string {
  const dropped = notices.filter(drops).join(' ');
  const group = Object.entries(GROUPS).find(([, isIn]) => notices.filter(isIn).join(' ') === dropped);
  return group?.[0] ?? dropped;
}

const hoursOf = ({ client, studio }: NonNullable<Submission['lastMails']>) =>
  Object.entries({ client, studio })
    .flatMap(([by, at]) => (at ? [`${by} -${(NOW.getTime() - at.getTime()) / 3_600_000}`] : []))
    .join(' ');

/** A written field as text: the day of a time, the length of a list, the keys of a map, or its value. */
function shown(name: string, value: unknown): string {
  if (name === 'search') return name;
  if (name === 'tags') return `tags: ${(value as string[]).join(', ')}`;
  if (name === 'lastMails' && value)
    return `${name} ${hoursOf(value as NonNullable<Submission['lastMails']>)}`;
  if (name === 'heldUntil' && value instanceof Date) return `${name} ${value.toISOString().slice(11, 16)}`;
  if (value instanceof Date)
    return `${name} ${value.getTime() === NOW.getTime() ? 'now' : value.toISOString().slice(0, 10)}`;
  if (Array.isArray(value))
    return `${name}[${value.length}] ${value.map(({ what, by, isHeld, isUntold }) => [what, by, isHeld && 'held', isUntold && 'untold'].filter(Boolean).join(' by ')).at(-1) ?? ''}`.trim();
  if (typeof value === 'object' && value) return `${name}{${Object.keys(value).join()}}`;
  return `${name}=${value}`;
}

/**
 * An outcome in one line: the log entry, the state, the slots, the mails ('!': sent at once), and the other written
 * fields. For a new submission, fields with their usual values are left out.
 */
export function told(outcome: ReturnType<typeof give>): string {
  if (outcome === 'not for it') return '-';
  if (!outcome) return 'same';
  if ('refused' in outcome) return `no: ${outcome.refused}`;
  const { what = 'site', fields, frees, takes, mails = [], sendsNow, drops, withholdsMails } = outcome;
  const { others = [], audit = [], isDeletion } = outcome;
  const { state, holdsSlot, ...written } = fields;
  const slot = (one: { data: string; horario: string }) => `${one.data.slice(5)} ${one.horario}`;
  return [
    state ? `${what} > ${state}` : what,
    isDeletion && 'gone',
    holdsSlot !== undefined && (holdsSlot ? 'holds' : 'holds nothing'),
    frees && `frees ${slot(frees)}`,
    takes && `takes ${slot(takes)}${takes.host ? ` for ${takes.host}` : ''}`,
    mails.length > 0 && `mails${sendsNow ? '!' : ''} ${mails.join(' ')}`,
    drops && `drops ${droppedBy(drops)}`,
    withholdsMails && 'withholds',
    ...others.map(
      (one) =>
        `${one.submission.nome}: ${one.what} > ${one.fields.state ?? '='}${one.fields.remindOn ? ' remindOn' : ''}${one.mails?.length ? `, mails ${one.mails.join(' ')}` : ''}`,
    ),
    audit.length > 0 && `audit ${audit.join(' ')}`,
    ...Object.entries(written)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, value]) => [name, shown(name, value)] as const)
      .filter(([name, text]) => !('createdAt' in written) || TOLD_OF_NEW[name]?.test(text) === false)
      .map(([, text]) => text),
  ]
    .filter(Boolean)
    .join('; ');
}
