/** The name of an answer's mail; it contains the revision that added the answer. */
export type ReplyMail = `reply-${number}`;

interface MailRow {
  to: 'studio' | 'visitor' | 'responsible' | 'host';
  of: 'any' | 'bookings';
  label: string;
  /** The counter that numbers the mail, if it can be sent several times. */
  numberedBy?: 'sequence' | 'revision';
  /** Whether the mail confirms what a visitor has just sent. Such mails have their own limit (see DAILY_MAILS). */
  isFirst?: boolean;
  /** Whether the mail tells the visitor a slot. Such a mail is not sent if the booking does not hold its slot. */
  tellsSlot?: boolean;
  endsAtStart?: boolean;
  /** The history event that records the sent mail, and its text at the desk. */
  remembered?: { what: string; told: string };
}

/** The mails about a submission, except the studio's answers and hosts' invitations. */
export const MAILS = {
  studio: { to: 'studio', of: 'any', label: 'aviso ao estúdio' },
  visitor: {
    to: 'visitor',
    of: 'any',
    label: 'confirmação para quem enviou',
    isFirst: true,
    tellsSlot: true,
  },
  requested: {
    to: 'visitor',
    of: 'bookings',
    label: 'aviso de pedido a confirmar',
    isFirst: true,
    tellsSlot: true,
  },
  lapsed: { to: 'visitor', of: 'bookings', label: 'aviso de pedido sem confirmação' },
  cancellation: { to: 'visitor', of: 'bookings', label: 'aviso de cancelamento' },
  studioCancellation: { to: 'studio', of: 'bookings', label: 'aviso de cancelamento ao estúdio' },
  moved: {
    to: 'visitor',
    of: 'bookings',
    label: 'aviso de mudança de horário',
    numberedBy: 'sequence',
    tellsSlot: true,
  },
  studioMoved: { to: 'studio', of: 'bookings', label: 'aviso de mudança ao estúdio', numberedBy: 'sequence' },
  unhosted: { to: 'studio', of: 'bookings', label: 'aviso de que ninguém atende', numberedBy: 'sequence' },
  place: {
    to: 'visitor',
    of: 'bookings',
    label: 'endereço da consultoria',
    numberedBy: 'sequence',
    tellsSlot: true,
  },
  reminder: {
    to: 'visitor',
    of: 'bookings',
    label: 'lembrete',
    remembered: { what: 'reminded', told: 'Lembrete enviado' },
    numberedBy: 'sequence',
    tellsSlot: true,
    endsAtStart: true,
  },
  assigned: { to: 'responsible', of: 'any', label: 'aviso a quem ficou responsável', numberedBy: 'revision' },
} as const satisfies Record<string, MailRow & ({ of: 'bookings' } | { remembered?: never })>;

type Table = typeof MAILS;

export type NoticeName = keyof Table;

type Remembered = Extract<Table[NoticeName], { remembered: object }>['remembered'];

export type MailEvent = Remembered['what'];

export const MAIL_EVENTS = Object.fromEntries(
  Object.values(MAILS).flatMap((row) =>
    'remembered' in row ? [[row.remembered.what, row.remembered.told]] : [],
  ),
) as Record<MailEvent, string>;

export type NoticeOf<To extends MailRow['to'], Of extends MailRow['of'] = MailRow['of']> = {
  [Name in NoticeName]: Table[Name] extends { to: To; of: Of } ? Name : never;
}[NoticeName];

/** The mail that invites a host or cancels the invitation, named after the host's uid. */
export type HostMail = `host-${string}`;

export type MailName = NoticeName | HostMail | ReplyMail;

const HOST_ROW = {
  to: 'host',
  of: 'any',
  label: 'convite para quem atende',
  numberedBy: 'sequence',
} as const;

/** The row of a mail. All answers share a row, and all mails to hosts share another. */
export function mailRow(name: MailName): Omit<MailRow, 'remembered'> & { remembered?: Remembered } {
  if (hostOfMail(name)) return HOST_ROW;
  return name in MAILS ? MAILS[name as NoticeName] : { to: 'visitor', of: 'any', label: 'resposta' };
}

/**
 * The progress of a mail. `pending`: the next attempt is at `nextAttemptAt`. `failed`: there are no more attempts.
 * `withheld`: it is not sent. `lastError` is a code ('ECONNREFUSED', 'EENVELOPE 550'), never a server's text.
 */
export type MailProgress = {
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
};

/** The uid in the name of a mail to a host; undefined for other mails. */
export function hostOfMail(name: string): string | undefined {
  return /^host-(.+)$/.exec(name)?.[1];
}
