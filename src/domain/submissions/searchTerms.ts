import { type ContactMessage, contactFieldNames } from '../forms/contact.ts';
import { foldText, isStopWord } from '../site/searchText.ts';
import { bookingReference } from './bookingReference.ts';
import { type Subject, subjectOf } from './inboxFilters.ts';
import type { Submission } from './submission.ts';

/** The most terms of a document; each is an entry of an index. */
export const MOST_TERMS = 120;
/** As many of them name the sender before the words of the text have theirs. */
const SENDER_TERMS = 60;
/** Longer words are indexed, and asked for, by their first letters. */
const WORD_LETTERS = 10;
/** Shorter beginnings would find nearly everybody. */
const LEAST_LETTERS = 3;
/** A telephone number is indexed by its last digits, which are the same with and without +55 and area code. */
const NUMBER_DIGITS = 8;

/** Fields that a submission is found by. */
export type SearchedFields = Pick<Submission, 'id' | 'nome' | 'email'> &
  Partial<ContactMessage> & {
    telefone?: string;
    descricaoProjeto?: string;
    outroTipo?: string;
    correctedEmail?: { address: string };
  };

/** A typed search, understood as one number, one e-mail or words; `key` is the term to ask for. */
type Wanted =
  | { by: 'number'; key: string; digits: string }
  | { by: 'address'; key: string; address: string }
  | { by: 'words'; key: string; words: string[] };

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const cut = (word: string) => [...word].slice(0, WORD_LETTERS).join('');

/** Numbers of at least eight digits, as people write them, each as its digits: with hyphens, dots, spaces and brackets. */
function numbersOf(text: string): string[] {
  const written = text.normalize('NFKC').match(/\d(?:[ ().‐–-]*\d)+/gu) ?? [];
  return written.map(nationalNumber).filter((digits) => digits.length >= NUMBER_DIGITS);
}

/** The digits of a number, without 00 or 55 for the country, or the 0 before an area code. A reference may begin with zeros. */
function nationalNumber(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^00(?=\d{10})/, '');
  return digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=\d{10,11}$)/, '');
}

/** The terms of an address: what stands before the @, alone and with the first part of the domain. */
function addressTerms(email: string): string[] {
  const [local = '', domain = ''] = foldText(email.trim()).split('@');
  return domain ? [`${local}@`, `${local}@${domain.split('.')[0]}`] : [];
}

const addressesOf = ({ email, correctedEmail }: SearchedFields) =>
  [email, correctedEmail?.address ?? ''].filter(Boolean);

const textFields = [
  ...contactFieldNames.filter((name) => name !== 'nome' && name !== 'email'),
  'descricaoProjeto',
  'outroTipo',
] as const;

const textOf = (fields: SearchedFields) =>
  textFields
    .map((name) => fields[name])
    .filter(Boolean)
    .join('\n');

/** The company that a request for a proposal names in a line of its own (see composeProposalMessage). */
function companyOf(fields: SearchedFields): string {
  return /^Empresa: (.*)$/m.exec(textOf(fields))?.[1] ?? '';
}

/** The words of name, company and addresses, which are found by their beginnings. */
function senderWords(fields: SearchedFields): string[] {
  return [fields.nome, companyOf(fields), ...addressesOf(fields)].flatMap(wordsOf);
}

function submissionNumbers(fields: SearchedFields): string[] {
  const reference = bookingReference(fields.id).replaceAll('-', '');
  return [reference, ...numbersOf(fields.telefone ?? ''), ...numbersOf(textOf(fields))];
}

function beginningsOf(word: string): string[] {
  const letters = [...cut(word)];
  return letters.slice(LEAST_LETTERS).map((_, index) => letters.slice(0, index + LEAST_LETTERS).join(''));
}

/**
 * The terms under which a document is found by `array-contains`, folded, 120 at most: its numbers by their last eight
 * digits, what it is about, the beginnings of its addresses, the words of name, company and addresses and their beginnings, and the whole
 * words of the text. Where there are too many, 60 name the sender, and of the text the longest words stay, which say most.
 */
export function searchTerms(fields: SearchedFields): string[] {
  const words = senderWords(fields);
  const sender = unique([
    ...submissionNumbers(fields).map((digits) => digits.slice(-NUMBER_DIGITS)),
    ...addressesOf(fields).flatMap(addressTerms),
    ...words.map(cut),
    ...words.flatMap(beginningsOf),
  ]);
  const text = wordsOf(textOf(fields))
    .filter((word) => !isStopWord(word) && (word.length >= LEAST_LETTERS || /\d/.test(word)))
    .sort((one, other) => other.length - one.length);
  const subject = subjectOf(fields);
  const terms = [
    ...(subject === 'booking' ? [] : [subjectTerm(subject)]),
    ...sender.slice(0, SENDER_TERMS),
    ...text.map(cut),
    ...sender.slice(SENDER_TERMS),
  ];
  return unique(terms).slice(0, MOST_TERMS);
}

/** The term of all messages about a subject; nothing that somebody types is like it. */
export function subjectTerm(subject: Exclude<Subject, 'booking'>): string {
  return `#${subject}`;
}

/** A number or an address is searched for alone, whatever stands beside it: it is one submission's or one person's. */
function readTyped(typed: string): Wanted {
  const [digits] = numbersOf(typed);
  if (digits) return { by: 'number', key: digits.slice(-NUMBER_DIGITS), digits };
  const address = foldText(typed)
    .split(/[\s<>,;:"()]+/)
    .find((part) => /^[^@]+@[^@]*$/.test(part));
  if (address) {
    const [local = '', domain = ''] = address.split('@');
    // A first part of the domain is known to be whole when something follows it.
    const key = domain.includes('.') ? `${local}@${domain.split('.')[0]}` : `${local}@`;
    return { by: 'address', key, address };
  }
  const words = wordsOf(typed);
  const telling = words.filter((word) => !isStopWord(word));
  const [longest = ''] = (telling.length > 0 ? telling : words).toSorted((a, b) => b.length - a.length);
  return { by: 'words', key: cut(longest), words };
}

/** The one term to ask the database for when somebody typed `typed`; empty when there is nothing to search for. */
export function searchKey(typed: string): string {
  return readTyped(typed).key;
}

/**
 * Whether a submission is what was typed: has that number, with or without the country's and the area's; an address that
 * begins so; or for each word one that begins so in name, company or address, or the same word in its text.
 */
export function matchesSearch(fields: SearchedFields, typed: string): boolean {
  const wanted = readTyped(typed);
  if (wanted.by === 'number')
    return submissionNumbers(fields).some(
      (digits) => digits.endsWith(wanted.digits) || wanted.digits.endsWith(digits),
    );
  if (wanted.by === 'address')
    return addressesOf(fields).some((address) => foldText(address.trim()).startsWith(wanted.address));
  const sender = senderWords(fields);
  const text = new Set(wordsOf(textOf(fields)));
  return wanted.words.every((word) => text.has(word) || sender.some((known) => known.startsWith(word)));
}

function unique(terms: string[]): string[] {
  return [...new Set(terms)];
}
