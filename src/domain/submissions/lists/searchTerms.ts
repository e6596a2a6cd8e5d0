import { editDistance } from '../../text/editDistance.ts';
import { foldText } from '../../text/foldText.ts';
import { isStopWord } from '../../text/searchText.ts';
import { bookingReference } from '../bookings/bookingReference.ts';
import { isMessageKind, KINDS, type Kind, type MessageField, namesIn, sentText } from '../kinds.ts';
import type { Subject } from '../subjects.ts';
import type { Submission } from '../submission.ts';

/** Maximum number of a document's search terms. Each is an entry in the index. */
export const MOST_TERMS = 200;
const SENDER_TERMS = 60;
/** Lengths of the indexed prefixes of words. Shorter prefixes would match nearly everybody. */
const BEGINNINGS = [3, 4, 7, 10];
/** The search tolerates no typing error in shorter words, because too many words differ by only one letter. */
const LEAST_NEAR = 4;
/** In a word longer than this, one typing error leaves the first or the last three letters intact. */
const SHORT = 6;
/** Prefixes of three letters are not indexed for texts, because they match too many. */
const LEAST_OF_TEXT = 4;
/** A telephone number is indexed by this many last digits. They are the same with or without +55 and area code. */
const NUMBER_DIGITS = 8;

export type SearchedFields = Pick<Submission, 'id' | 'nome' | 'email'> & {
  [Name in MessageField]?: string | undefined;
} & {
  form: Kind;
  notes?: Readonly<Record<string, { text: string }>>;
  telefone?: string;
  descricaoProjeto?: string;
  outroTipo?: string;
  correctedEmail?: { address: string };
};

/** A parsed search: a number, an e-mail address or words. `key` is the term to query for. */
type Wanted =
  | { by: 'number'; key: string; digits: string }
  | { by: 'address'; key: string; address: string }
  | { by: 'words'; key: string; words: string[] };

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const cut = (word: string, letters: number) => [...word].slice(0, letters).join('');

/** The indexed prefixes of a word. A word that is too short is indexed whole. */
function beginningsOf(word: string, least = 0): string[] {
  const lengths = BEGINNINGS.filter((length) => length >= least && length <= [...word].length);
  return lengths.length > 0 ? lengths.map((length) => cut(word, length)) : [word];
}

/** The numbers in a text that have at least eight digits, without other characters. */
function numbersOf(text: string): string[] {
  const written = text.normalize('NFKC').match(/\d(?:[ ().‐–-]*\d)+/gu) ?? [];
  return written.map(nationalNumber).filter((digits) => digits.length >= NUMBER_DIGITS);
}

/** The digits of a number, without 00, country code 55 and the 0 of an area code. References keep leading zeros. */
function nationalNumber(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^00(?=\d{10})/, '');
  return digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=\d{10,11}$)/, '');
}

/** Two terms for an address: the local part, and the local part with the first part of the domain. */
function addressTerms(email: string): string[] {
  const [local = '', domain = ''] = foldText(email.trim()).split('@');
  return domain ? [`${local}@`, `${local}@${domain.split('.')[0]}`] : [];
}

const addressesOf = ({ email, correctedEmail }: SearchedFields) =>
  [email, correctedEmail?.address ?? ''].filter(Boolean);

function textOf({ form, notes = {}, ...fields }: SearchedFields): string {
  const sent = isMessageKind(form)
    ? [sentText({ form, ...fields })]
    : [fields.descricaoProjeto, fields.outroTipo];
  return [...sent, ...Object.values(notes).map(({ text }) => text)].filter(Boolean).join('\n');
}

function senderWords(fields: SearchedFields): string[] {
  return [fields.nome, ...namesIn(fields), ...addressesOf(fields)].flatMap(wordsOf);
}

function submissionNumbers(fields: SearchedFields): string[] {
  const reference = bookingReference(fields.id).replaceAll('-', '');
  return [reference, ...numbersOf(fields.telefone ?? ''), ...numbersOf(textOf(fields))];
}

/**
 * At most 200 folded terms for `array-contains`: the subject, the last eight digits of numbers, addresses, and prefixes
 * of words. If there are too many, at most 60 terms of the sender and the terms of the text's longest words are kept.
 */
export function searchTerms(fields: SearchedFields): string[] {
  const sender = unique([
    ...submissionNumbers(fields).map((digits) => digits.slice(-NUMBER_DIGITS)),
    ...addressesOf(fields).flatMap(addressTerms),
    ...senderWords(fields).flatMap((word) => [...beginningsOf(word), ...partsOf(word)]),
  ]);
  const text = wordsOf(textOf(fields))
    .filter((word) => !isStopWord(word) && (word.length > 2 || /\d/.test(word)))
    .sort((one, other) => other.length - one.length)
    .flatMap((word) => beginningsOf(word, LEAST_OF_TEXT));
  const terms = [
    ...(isMessageKind(fields.form) ? [subjectTerm(KINDS[fields.form].subject)] : []),
    ...sender.slice(0, SENDER_TERMS),
    ...text,
    ...sender.slice(SENDER_TERMS),
  ];
  return unique(terms).slice(0, MOST_TERMS);
}

/** The term of all messages about a subject. No typed word equals it. */
export function subjectTerm(subject: Exclude<Subject, 'booking'>): string {
  return `#${subject}`;
}

/** If a number or an address is typed, searches only for that, because it identifies one submission or person. */
function readTyped(typed: string): Wanted {
  const address = foldText(typed)
    .split(/[\s<>,;:"()]+/)
    .find((part) => /^[^@]+@[^@]*$/.test(part));
  if (address) {
    const [local = '', domain = ''] = address.split('@');
    // The first part of a domain is complete only if a dot follows it.
    const key = domain.includes('.') ? `${local}@${domain.split('.')[0]}` : `${local}@`;
    return { by: 'address', key, address };
  }
  const [digits] = numbersOf(typed);
  if (digits) return { by: 'number', key: digits.slice(-NUMBER_DIGITS), digits };
  const words = wordsOf(typed);
  const telling = words.filter((word) => !isStopWord(word));
  const [longest = ''] = (telling.length > 0 ? telling : words).toSorted((a, b) => b.length - a.length);
  return { by: 'words', key: beginningsOf(longest).at(-1) ?? '', words };
}

/** The term to query for; empty if there is nothing to search for. */
export function searchKey(typed: string): string {
  return readTyped(typed).key;
}

/**
 * Whether a submission matches a typed search. A number matches with or without country and area code. An address
 * matches by its beginning. Otherwise each typed word must begin a word in name, company, address, text or notes.
 */
export function matchesSearch(fields: SearchedFields, typed: string): boolean {
  const wanted = readTyped(typed);
  if (wanted.by === 'number')
    return submissionNumbers(fields).some(
      (digits) => digits.endsWith(wanted.digits) || wanted.digits.endsWith(digits),
    );
  if (wanted.by === 'address')
    return addressesOf(fields).some((address) => foldText(address.trim()).startsWith(wanted.address));
  const words = [...senderWords(fields), ...wordsOf(textOf(fields))];
  return wanted.words.every((word) => words.some((known) => known.startsWith(word)));
}

/** At most 30 terms to query for, which find the sender's words despite one typing error; none for numbers. */
export function nearKeys(typed: string): string[] {
  if (readTyped(typed).by === 'number') return [];
  const words = wordsOf(typed).filter((word) => [...word].length >= LEAST_NEAR && !isStopWord(word));
  return unique(words.flatMap((word) => [cut(word, 3), ...partsOf(word)])).slice(0, 30);
}

/** Whether each typed word is a prefix of a word in name, company or address, with at most one typing error. */
export function resemblesSearch(fields: SearchedFields, typed: string): boolean {
  const known = senderWords(fields);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word) || isNear(word, one)));
}

function isNear(word: string, known: string): boolean {
  if (word.length < LEAST_NEAR) return false;
  // The typed text may be the beginning of a longer word.
  const lengths = [known.length, word.length - 1, word.length, word.length + 1];
  return lengths.some((length) => editDistance(word, known.slice(0, length)) <= 1);
}

/**
 * Terms of a word that may survive a typing error: its last three letters. Short words also have their first and last
 * two letters, and all letters sorted. They never equal a prefix.
 */
function partsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < LEAST_NEAR) return [];
  const last = (count: number) => `~${letters.slice(-count).join('')}`;
  const short = [cut(word, 2) + last(2), `~~${letters.toSorted().join('')}`];
  // The typed word may have one letter too many.
  return [last(3), ...(letters.length <= SHORT + 1 ? short : [])];
}

function unique(terms: string[]): string[] {
  return [...new Set(terms)];
}
