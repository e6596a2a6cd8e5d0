import { type Standing, VIEWS } from './views.ts';

export type Tone = 'urgent' | 'outlined' | 'plain' | 'inverted';

/** How the studio chooses a state: button, key, help, the sentences after the change, and the order of the buttons. */
export interface StateChoice {
  order: number;
  button: string;
  key: string;
  help: string;
  done: string;
  counted: readonly [one: string, several: string];
}

interface StateRow {
  label: string;
  /** The sentence in the history for a change to this state. */
  told: string;
  /** The view that shows submissions of this state; undefined if another message is the conversation's head. */
  standing: Standing | undefined;
  /** Whether the visitor gets mails and the submission counts in figures, without a confirmation by the studio. */
  isTrusted: boolean;
  tone: Tone;
  /** Whether the badge is shown even in a list of the state's own view. */
  isUnusual?: boolean;
  choice?: StateChoice;
}

interface OpenRow extends StateRow {
  standing: 'open';
  /** The words that the daily summary uses for submissions in this state. */
  counted: Record<'messages' | 'bookings', readonly [one: string, several: string]>;
}

/** The states of a submission. Lists, counts, badges, buttons, keys, history and command rules use these rows. */
export const STATES = {
  new: {
    label: 'Nova',
    told: 'Marcada como nova',
    standing: 'open',
    isTrusted: true,
    tone: 'urgent',
    counted: { messages: ['nova', 'novas'], bookings: ['novo', 'novos'] },
    choice: {
      order: 3,
      button: 'Nova',
      key: 'n',
      help: 'Marcar como nova e abrir o próximo',
      done: 'Marcada como nova.',
      counted: ['marcada como nova', 'marcadas como novas'],
    },
  },
  answered: {
    label: 'Respondida',
    told: 'Marcada como respondida',
    standing: 'waiting',
    isTrusted: true,
    tone: 'outlined',
    choice: {
      order: 2,
      button: 'Respondida',
      key: 'a',
      help: 'Marcar como respondida e abrir o próximo',
      done: 'Marcada como respondida.',
      counted: ['respondida', 'respondidas'],
    },
  },
  archived: {
    label: 'Concluída',
    told: 'Concluída',
    standing: 'done',
    isTrusted: true,
    tone: 'plain',
    choice: {
      order: 1,
      button: 'Concluir',
      key: 'e',
      help: 'Concluir e abrir o próximo',
      done: 'Concluída. Saiu das abertas e está guardada.',
      counted: ['concluída', 'concluídas'],
    },
  },
  // Becomes new again on the day `remindOn`.
  postponed: { label: 'Adiada', told: 'Adiada', standing: 'later', isTrusted: true, tone: 'plain' },
  // Held back until the studio confirms it, for example because of the honeypot or a flood.
  review: {
    label: 'A verificar',
    told: 'A verificar',
    standing: 'open',
    isTrusted: false,
    tone: 'urgent',
    isUnusual: true,
    counted: { messages: ['a verificar', 'a verificar'], bookings: ['a verificar', 'a verificar'] },
  },
  spam: {
    label: 'Spam',
    told: 'Marcada como spam',
    standing: 'spam',
    isTrusted: false,
    tone: 'inverted',
    choice: {
      order: 4,
      button: 'Spam',
      key: 's',
      help: 'Marcar como spam e abrir o próximo',
      done: 'Marcada como spam. Saiu das abertas e some sozinha.',
      counted: ['no spam', 'no spam'],
    },
  },
  // Another message is the head of the conversation.
  joined: {
    label: 'Em outra conversa',
    told: 'Juntada a uma conversa',
    standing: undefined,
    isTrusted: true,
    tone: 'plain',
  },
} as const satisfies Record<
  string,
  (StateRow & { standing?: Exclude<Standing, 'open'> | undefined }) | OpenRow
>;

type Table = typeof STATES;

export type SubmissionState = keyof Table;

export type OpenState = {
  [State in SubmissionState]: Table[State]['standing'] extends 'open' ? State : never;
}[SubmissionState];

export type ChosenState = {
  [State in SubmissionState]: Table[State] extends { choice: object } ? State : never;
}[SubmissionState];

export type GivenState = {
  [State in SubmissionState]: Table[State]['standing'] extends Standing ? State : never;
}[SubmissionState];

export const SUBMISSION_STATES = Object.keys(STATES) as SubmissionState[];
export const GIVEN_STATES = SUBMISSION_STATES.filter((state) => STATES[state].standing) as GivenState[];
export const CHOSEN_STATES = SUBMISSION_STATES.filter((state) => 'choice' in STATES[state]) as ChosenState[];

export const OPEN_STATES = statesIn('open') as OpenState[];

export const TRIAGE_STATES = CHOSEN_STATES.toSorted(
  (one, other) => STATES[one].choice.order - STATES[other].choice.order,
);

/** A submission with an unknown state is in no list, but it can be shown, answered and repaired. */
const UNKNOWN: StateRow = { label: '', told: '', standing: 'done', isTrusted: true, tone: 'plain' };

/** The row of a stored state, even of an unknown one. */
export function stateOf({ state }: { state: SubmissionState }): StateRow {
  return STATES[state] ?? UNKNOWN;
}

export function statesIn(standing: Standing): SubmissionState[] {
  return SUBMISSION_STATES.filter((state) => STATES[state].standing === standing);
}

/** Whether a submission can be answered: it must be the head of its conversation, and not spam. */
export function isAnswerable(submission: { state: SubmissionState }): boolean {
  const { standing } = stateOf(submission);
  return standing !== undefined && standing !== 'spam';
}

/** Whether the summary and the desk's banner report failed mails of a submission. */
export function tellsFailedMails(submission: { state: SubmissionState }): boolean {
  const { standing } = stateOf(submission);
  return standing !== undefined && VIEWS[standing].tellsFailedMails;
}

export function columnOf<Column extends 'label' | 'told'>(column: Column): Record<SubmissionState, string> {
  const cells = SUBMISSION_STATES.map((state) => [state, STATES[state][column]]);
  return Object.fromEntries(cells);
}

/** Whether a consultation takes (or took) place. `unheld`: spam, or a request that nobody confirmed in time. */
export const BOOKING_STANDINGS = {
  held: { label: 'Marcada', tone: 'plain' },
  kept: { label: 'Realizada', tone: 'plain' },
  missed: { label: 'Não compareceu', tone: 'inverted' },
  cancelled: { label: 'Cancelada', tone: 'inverted' },
  unheld: { label: 'Sem horário reservado', tone: 'inverted' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export type BookingStanding = keyof typeof BOOKING_STANDINGS;
