import { expect, it } from 'vitest';
import { siteCommands } from '#src/domain/commands/siteCommands.ts';
import { type Command, type CommandName, commands } from '#src/domain/commands/table.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { ago, give, told } from './giveCommand.ts';

/** Commands that create a submission, so they are never given to an existing one. */
const MAKING: readonly CommandName[] = ['message', 'book', 'enter', 'write', 'beginByMail'];
/** siteCommands.test.ts covers these. */
const BY_SITE = Object.keys(siteCommands) as CommandName[];

const GIVEN = {
  reply: { action: 'reply', text: 'Oi' },
  'reply, done': { action: 'reply', text: 'Oi', concludes: true },
  takeBack: { action: 'takeBack', reply: 3 },
  note: { action: 'note', text: 'Ligar.' },
  removeNote: { action: 'removeNote', note: 1 },
  assign: { action: 'assign', responsible: 'caio@b.co' },
  tag: { action: 'tag', tag: 'Urgente', isOn: true },
  confirm: { action: 'confirm' },
  resend: { action: 'resend' },
  correct: { action: 'correct', email: 'b@b.co' },
  join: { action: 'join', conversation: 'other' },
  separate: { action: 'separate' },
  markAnswered: { action: 'markAnswered' },
  delete: { action: 'delete', tells: false },
  receive: { action: 'receive', isDecided: false, mail: mailOf('client') },
  lose: { action: 'lose', mail: mailOf('client'), rest: [] },
  'receive, ours': { action: 'receive', isDecided: false, mail: mailOf('studio') },
  declined: { action: 'answerInvitation', answer: 'declined', sequence: 0, mail: mailOf('studio') },
  accepted: { action: 'answerInvitation', answer: 'accepted', sequence: 0, mail: mailOf('studio') },
  'to new': { action: 'state', state: 'new' },
  'to answered': { action: 'state', state: 'answered' },
  'to archived': { action: 'state', state: 'archived' },
  'to a later day': { action: 'state', state: 'archived', until: '2026-03-03' },
  'to review': { action: 'state', state: 'review' },
  'to spam': { action: 'state', state: 'spam' },
  cancel: { action: 'cancel', sequence: 0 },
  move: { action: 'move', sequence: 0, data: '2026-05-07', horario: '10:00' },
  place: { action: 'place', meetingAddress: 'Sala 1' },
  host: { action: 'host', host: 'helena' },
  attend: { action: 'attend', attendance: 'kept' },
  moveByStudio: { action: 'moveByStudio', data: '2026-05-07', horario: '10:00', tells: true },
  cancelByStudio: { action: 'cancelByStudio' },
  delivered: { action: 'delivered', mail: 'reminder' },
} as const satisfies Record<string, Command>;

function mailOf(by: 'client' | 'studio') {
  const from = { name: 'Ana', address: 'a@b.co' };
  const what = { sort: 'person', standing: 'joined', text: 'Oi', subject: 'Re: Oi' };
  return { id: 'm', by, at: ago(0.5), from, ...what } as never;
}

/** Per command and state of a message: the log entry, with the new state if it changes, or why it is refused. */
const MESSAGES = `
               | new       | answered  | archived  | postponed | review    | spam      | joined
reply          | answered  | replied   | answered  | answered  | answered  | !closed   | !closed
reply, done    | archived  | archived  | replied   | archived  | archived  | !closed   | !closed
takeBack       | !late     | !late     | !late     | !late     | !late     | !late     | !late
note           | noted     | noted     | noted     | noted     | noted     | noted     | noted
removeNote     | same      | same      | same      | same      | same      | same      | same
assign         | assigned  | assigned  | assigned  | assigned  | assigned  | assigned  | assigned
tag            | tagged    | tagged    | tagged    | tagged    | tagged    | tagged    | tagged
confirm        | !closed   | !closed   | !closed   | !closed   | new       | !closed   | !closed
resend         | !closed   | !closed   | !closed   | !closed   | !closed   | !closed   | !closed
correct        | address   | address   | address   | address   | !closed   | !closed   | address
join           | joined    | joined    | joined    | joined    | !closed   | !closed   | !closed
separate       | !closed   | !closed   | !closed   | !closed   | !closed   | !closed   | new
markAnswered   | answered  | same      | same      | same      | !missing  | !missing  | same
delete         | deletion  | deletion  | deletion  | deletion  | deletion  | deletion  | deletion
receive        | received  | new       | new       | new       | received  | received  | !closed
lose           | same      | same      | same      | same      | same      | same      | same
receive, ours  | answered  | mailed    | mailed    | mailed    | mailed    | mailed    | !closed
to new         | same      | new       | new       | new       | new       | new       | !closed
to answered    | answered  | same      | answered  | answered  | answered  | answered  | !closed
to archived    | archived  | archived  | same      | archived  | archived  | archived  | !closed
to a later day | postponed | postponed | postponed | postponed | postponed | !closed   | !closed
to review      | !closed   | !closed   | !closed   | !closed   | same      | review    | !closed
to spam        | spam      | spam      | spam      | spam      | spam      | same      | !closed`;

/** Only the rows that differ from those of messages. Bookings never join, because they are separate conversations. */
const BOOKINGS = `
               | new       | answered  | archived  | postponed | review    | spam      | joined
join           | !closed   | !closed   | !closed   | !closed   | !closed   | !closed   | !closed
cancel         | archived  | archived  | cancelled | archived  | cancelled | cancelled | archived
move           | moved     | new       | new       | new       | moved     | new       | new
place          | place     | place     | place     | place     | place     | place     | place
host           | !closed   | !closed   | !closed   | !closed   | !closed   | !closed   | !closed
attend         | !closed   | !closed   | !closed   | !closed   | !closed   | !closed   | !closed
moveByStudio   | moved     | moved     | moved     | moved     | moved     | moved     | moved
cancelByStudio | archived  | archived  | cancelled | archived  | cancelled | cancelled | archived
delivered      | site      | site      | site      | site      | site      | site      | site
declined       | declined  | new       | new       | new       | declined  | declined  | new
accepted       | accepted  | accepted  | accepted  | accepted  | accepted  | accepted  | accepted`;

type Cells = Record<string, Record<string, string>>;

function readTable(text: string): Cells {
  const lines = text.trim().split('\n');
  const [head = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const states = head.filter(Boolean);
  expect(states).toEqual(SUBMISSION_STATES);
  const byState = (cells: string[]) =>
    Object.fromEntries(states.map((state, at) => [state, cells[at] ?? '']));
  return Object.fromEntries(rows.map(([name = '', ...cells]) => [name, byState(cells)]));
}

function cellOf(command: Command, submission: Submission): string {
  const ended = { state: 'archived', emailKey: 'a@b.co' } as const;
  const other = messageSubmission({ id: 'other', conversation: 'other', ...ended });
  const outcome = give(command, submission, { sameAddress: [other] });
  const [first = ''] = told(outcome).split(';');
  const [what = '', after] = first.split(' > ');
  return first.startsWith('no: ')
    ? first.replace('no: ', '!')
    : after === submission.state || !after
      ? what
      : after;
}

it.each([
  ['message', MESSAGES, messageSubmission],
  ['booking', MESSAGES + BOOKINGS.slice(BOOKINGS.indexOf('\n', 1)), bookingSubmission],
] as const)('every command has the outcome in the table for %s in every state', (_, table, make) => {
  const notForIt = Object.fromEntries(SUBMISSION_STATES.map((state) => [state, '-']));
  const names = Object.keys(GIVEN);
  const cells = { ...Object.fromEntries(names.map((name) => [name, notForIt])), ...readTable(table) };
  const found = Object.entries(GIVEN).map(([name, command]) => {
    const ofState = (state: SubmissionState) =>
      cellOf(command, make({ state, createdAt: ago(1), emailKey: 'a@b.co' }) as Submission);
    return [name, Object.fromEntries(SUBMISSION_STATES.map((state) => [state, ofState(state)]))];
  });
  expect(Object.fromEntries(found)).toEqual(cells);
});

it('the tables contain exactly the commands that people or mails give to an existing submission', () => {
  const given = new Set(Object.values(GIVEN).map(({ action }) => action));
  const others = (Object.keys(commands) as CommandName[]).filter((name) => !given.has(name as never));
  expect(others.sort()).toEqual([...MAKING, ...BY_SITE].sort());
});
