import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { methodology } from '#src/copy/about/methodology.ts';
import { booking } from '#src/copy/forms/booking.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { markAnswered } from '#src/copy/forms/markAnswered.ts';
import { privacy } from '#src/copy/site/privacy.ts';
import { PHOTO_LIMIT_BYTES, PHOTO_TYPES } from '#src/domain/accounts/memberPhotos.ts';
import { ABOUT_LIMIT, DISPLAY_NAME_LIMIT, DISPLAY_NAME_MIN } from '#src/domain/accounts/profileLimits.ts';
import { CONSULTATION_LENGTHS, CONSULTATION_RANGE } from '#src/domain/agenda/consultationTypes.ts';
import { REQUEST_HELD_HOURS } from '#src/domain/commands/lapse.ts';
import { ANSWERED_LINK_DAYS } from '#src/domain/commands/markAnswered.ts';
import { ANSWER_DAYS, ANSWER_TIME } from '#src/domain/site/answerPromise.ts';
import { HEALTH_TOPICS } from '#src/domain/site/health.ts';
import { messageKind, SENT_KINDS } from '#src/domain/submissions/kinds.ts';
import { REPLY_LIMIT } from '#src/domain/submissions/replies/replies.ts';
import { inWords } from '#src/domain/time/inWords.ts';
import { RATE_WINDOW_MS } from '../../../functions/src/commands/submissionLimit.ts';
import { LINK_DAYS } from '../../../functions/src/handlers/manageBooking.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const textOf = (content: object) => JSON.stringify(content);

test('the rules have the same limits as the code', () => {
  const rules = read('firestore.rules');
  expect(rules).toContain(`isText(profile.displayName, ${DISPLAY_NAME_MIN}, ${DISPLAY_NAME_LIMIT})`);
  expect(rules).toContain(`isText(profile.get('about', ''), 0, ${ABOUT_LIMIT})`);
  expect(rules).toContain(`isText(draft.text, 0, ${REPLY_LIMIT})`);
  expect(read('storage.rules')).toContain(`file.size <= ${PHOTO_LIMIT_BYTES}`);
  expect(read('storage.rules')).toContain(`image/(${PHOTO_TYPES.join('|').toLowerCase()})`);
});

describe('the texts state the actual values:', () => {
  test('the period in which submissions are counted', () => {
    expect(RATE_WINDOW_MS).toBe(10 * 60_000);
    expect(textOf(privacy)).toContain('vale por dez minutos');
  });

  test('the working days within which the studio answers', () => {
    expect(ANSWER_TIME).toMatch(new RegExp(`^${inWords(ANSWER_DAYS)} dias? út`));
  });

  test('the validity of the link to a booking, and of the link in a notice', () => {
    expect(textOf(manageBooking)).toContain(`até ${LINK_DAYS} dias depois`);
    expect(markAnswered.missing).toContain(`por ${ANSWERED_LINK_DAYS} dias`);
  });

  test('the time for which a request in a flood keeps its slot', () => {
    expect(REQUEST_HELD_HOURS).toBe(2);
    expect(HEALTH_TOPICS.volume).toContain('por duas horas');
  });

  test.each(SENT_KINDS)('the data that the form of a %s asks for', (form) => {
    const { sent, fields } = messageKind(form);
    expect(textOf(privacy)).toContain(sent?.policy);
    for (const { label, covered = label.toLowerCase() } of Object.values(fields)) {
      expect(sent?.policy).toContain(covered);
      // The note under a form lists all data, or calls the other fields answers.
      expect(sent?.note.data).toMatch(new RegExp(`${covered}|suas respostas`));
    }
  });

  test('the duration of a consultation', () => {
    const told = [booking, contact].flatMap(
      (content) => textOf(content).match(/(?:de )?\d+(?:, \d+)*(?: (?:ou|a) \d+)? minutos/g) ?? [],
    );
    expect(told).toHaveLength(5);
    for (const text of told) expect([CONSULTATION_LENGTHS, CONSULTATION_RANGE]).toContain(text);
    expect(textOf(methodology)).toContain(`uma consultoria de ${CONSULTATION_LENGTHS}`);
  });
});

test('the script of index.html reads the preferences that the panel stores', () => {
  const key = /storageKey = '([^']+)'/.exec(read('src/features/preferences/preferences.ts'))?.[1];
  expect(read('index.html')).toContain(`localStorage.getItem('${key}')`);
});
