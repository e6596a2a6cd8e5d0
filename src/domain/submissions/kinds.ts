import { bookingFields } from '../forms/bookingFields.ts';
import { budgetFields } from '../forms/budgetRequest.ts';
import { contactFields } from '../forms/contact.ts';
import type { FormField, FormFields, ValuesOf } from '../forms/formFields.ts';
import { educationFields, trainingFields } from '../forms/proposal.ts';
import { paths } from '../site/paths.ts';
import type { Subject } from './subjects.ts';

interface KindRow {
  collection: 'messages' | 'bookings';
  subject: Subject;
  fields: Readonly<Record<string, object>>;
}

type NamingField = FormField & { namesSender: true };
type SenderFields = { email: FormField } & ({ nome: NamingField } | { empresa: NamingField });

interface MessageRow extends KindRow {
  collection: 'messages';
  fields: FormFields & SenderFields;
  /** How visitors send the message. Missing if it comes from the studio or from the mailbox. */
  sent?: {
    page: string;
    /** The first line of the message in mails. Empty if there is none. */
    heading: string;
    policy: string;
    /** The data and their purpose, in the sentence under the form. */
    note: { data: string; purpose: string };
    /** Earlier versions stored all answers as one text below the heading. */
    wasText?: true;
  };
}

const COMPANY = {
  policy:
    'Pedido de proposta para empresas: nome da empresa, email e o que você contar sobre a turma e o tema.',
  note: {
    data: 'O nome da empresa ou instituição, o email e as suas respostas',
    purpose: 'preparar a proposta',
  },
  wasText: true,
} as const;

/** Keyed by the stored `form`. Storage, mails, desk, export, search and members' own data use these rows. */
export const KINDS = {
  message: {
    collection: 'messages',
    subject: 'message',
    fields: contactFields,
    sent: {
      page: paths.contact,
      heading: '',
      policy: 'Formulário de contato: nome, email e a mensagem que você escreve.',
      note: { data: 'Seu nome, seu email e a mensagem', purpose: 'responder a você' },
    },
  },
  training: {
    collection: 'messages',
    subject: 'proposal',
    fields: trainingFields,
    sent: { page: paths.training, heading: 'Pedido de proposta: treinamento para empresas', ...COMPANY },
  },
  education: {
    collection: 'messages',
    subject: 'proposal',
    fields: educationFields,
    sent: {
      page: paths.designEducation,
      heading: 'Pedido de proposta: educação em design para empresas',
      ...COMPANY,
    },
  },
  budget: {
    collection: 'messages',
    subject: 'budget',
    fields: budgetFields,
    sent: {
      page: paths.budget,
      heading: 'Pedido de orçamento',
      policy: 'Pedido de orçamento: nome, email e o que você contar do projeto, do prazo e do valor.',
      note: { data: 'Seu nome, seu email e as suas respostas', purpose: 'responder a você' },
      wasText: true,
    },
  },
  // The studio's first message to somebody who has not written.
  written: {
    collection: 'messages',
    subject: 'message',
    fields: { nome: contactFields.nome, email: contactFields.email },
  },
  // A stranger's mail. Its text is stored with the mails of the conversation.
  mail: {
    collection: 'messages',
    subject: 'message',
    fields: { nome: contactFields.nome, email: contactFields.email },
  },
  booking: { collection: 'bookings', subject: 'booking', fields: bookingFields },
  entered: { collection: 'bookings', subject: 'booking', fields: bookingFields },
} as const satisfies Record<string, (KindRow & { collection: 'bookings' }) | MessageRow>;

type Table = typeof KINDS;

export type Kind = keyof Table;

export type KindIn<Collection extends KindRow['collection']> = {
  [One in Kind]: Table[One]['collection'] extends Collection ? One : never;
}[Kind];

export type SentKind = { [One in Kind]: Table[One] extends { sent: object } ? One : never }[Kind];

/** A validated message of a visitor: its kind, and the fields of its form. */
export type SentMessage = {
  [One in SentKind]: { form: One } & ValuesOf<Table[One]['fields']>;
}[SentKind];

export type MessageField = { [One in KindIn<'messages'>]: keyof Table[One]['fields'] }[KindIn<'messages'>];

type Filled = { form: KindIn<'messages'> } & { [Name in MessageField]?: string | undefined };

const names = Object.keys(KINDS) as Kind[];

/** The kinds of a collection, the most common first. */
export function kindsIn<Collection extends KindRow['collection']>(collection: Collection) {
  return names.filter((name) => KINDS[name].collection === collection) as KindIn<Collection>[];
}

export const SENT_KINDS = kindsIn('messages').filter((name) => 'sent' in KINDS[name]) as SentKind[];

/** Whether submissions of a kind are messages, not bookings. */
export const isMessageKind = (form: Kind): form is KindIn<'messages'> =>
  KINDS[form].collection === 'messages';

/** The row of a kind of message. */
export const messageKind = (form: KindIn<'messages'>): MessageRow => KINDS[form];

/** The fields of all kinds of messages, without duplicates. The contact form's fields come first. */
export const messageFields = Object.assign(
  {},
  ...kindsIn('messages').map((name) => KINDS[name].fields),
) as Record<MessageField, FormField>;

/** Fields that lists and mails show separately from the others. */
const SHOWN_APART: readonly string[] = ['nome', 'email', 'mensagem'];

/** A message's answers in the order of its form, except sender and text. */
export function answersOf(message: Filled) {
  const { fields } = messageKind(message.form);
  const apart = [...SHOWN_APART, ...Object.values(fields).map(({ other }) => other?.field)];
  const valueIn = (name = '') => message[name as MessageField] ?? '';
  return Object.entries(fields)
    .filter(([name]) => !apart.includes(name))
    .map(([name, { label, other }]) => {
      const own = other?.option === valueIn(name) && valueIn(other.field);
      return { name, label, text: own || valueIn(name) };
    })
    .filter(({ text }) => text !== '');
}

/** A message as one text: its heading, a line for each answer, and the visitor's text. */
export function sentText(message: Filled): string {
  const { sent } = messageKind(message.form);
  const lines = [sent?.heading, ...answersOf(message).map(({ label, text }) => `${label}: ${text}`)];
  return [lines.filter(Boolean).join('\n'), message.mensagem].filter(Boolean).join('\n\n');
}

/** The sender's name, or the company's name if the form asks for that instead. */
export function senderName(message: SentMessage): string {
  return namesIn(message)[0] ?? '';
}

/** The values of the fields that name the sender: a person or a company. */
export function namesIn(sent: Omit<Filled, 'form'>): string[] {
  const names = Object.keys(messageFields) as MessageField[];
  return names.flatMap((name) => (messageFields[name].namesSender && sent[name]) || []);
}
