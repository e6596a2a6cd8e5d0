import told from '#content/facts.json' with { type: 'json' };
import { studio } from '#src/copy/studio.ts';
import { CONSULTATION_LENGTHS } from '#src/domain/agenda/consultationTypes.ts';
import { BOOKING_MONTHS, MESSAGE_MONTHS } from '#src/domain/submissions/retention.ts';

const { name, answeredBy, answerTime, phone, privacyEmail, hours, postalAddress } = studio;

/** Facts that replace names in braces (`{phone}`) in files of content/. Cases' facts are in content/facts.json. */
const facts: Readonly<Record<string, string | number>> = {
  studio: name,
  answeredBy,
  answerTime,
  phone: phone.label,
  privacyEmail,
  hours: hours.charAt(0).toLowerCase() + hours.slice(1),
  postalAddress: `${postalAddress.line}, ${postalAddress.city}`,
  consultationLengths: CONSULTATION_LENGTHS,
  messageMonths: MESSAGE_MONTHS,
  bookingMonths: BOOKING_MONTHS,
  ...told.facts,
};

const NAMED = /\{(\w+)\}/g;

export const FACTS_ONLY = `may name in braces only ${Object.keys(facts).join(', ')}`;

/** Whether every name in braces in a text is an existing fact. */
export const namesFactsOnly = (text: string): boolean =>
  [...text.matchAll(NAMED)].every(([, fact = '']) => fact in facts);

export const withFacts = (text: string): string =>
  text.replace(NAMED, (_, fact: string) => String(facts[fact]));
