import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { admin } from '#src/content/admin.ts';
import { adminReplies } from '#src/content/adminReplies.ts';
import { booking } from '#src/content/booking.ts';
import { contact } from '#src/content/contact.ts';
import { plainSummaries } from '#src/content/plainSummaries.ts';
import { privacy } from '#src/content/privacy.ts';
import { settings } from '#src/content/settings.ts';
import { CONSULTATION_TYPES } from '#src/domain/bookingOptions.ts';
import { CANCELLATION_NOTE_LIMIT, CANCELLATION_REASONS, OFFERS_LIMIT } from '#src/domain/cancellation.ts';
import {
  ABOUT_LIMIT,
  BUDGET_TEXT_LIMIT,
  DESCRIPTION_LIMIT,
  DISPLAY_NAME_LIMIT,
  DISPLAY_NAME_MIN,
  EMAIL_LIMIT,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  PHONE_LIMIT,
} from '#src/domain/fieldLimits.ts';
import { HEALTH_TOPICS } from '#src/domain/health.ts';
import { NOTE_LIMIT } from '#src/domain/notes.ts';
import { PHOTO_LIMIT_BYTES, PHOTO_NAMES, photoFolder } from '#src/domain/photoRules.ts';
import { REPLY_LIMIT, SAVED_REPLIES } from '#src/domain/replies.ts';
import { SPAM_DAYS } from '#src/domain/retention.ts';
import { SLOTS } from '#src/domain/slots.ts';
import { ASSIGNABLE_STATES } from '#src/domain/submission.ts';
import { RATE_WINDOW_MS } from '../functions/src/policy/rateLimit.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

const minuteWords: Record<number, string> = {
  5: 'cinco',
  10: 'dez',
  15: 'quinze',
  20: 'vinte',
  30: 'trinta',
};
const textOf = (content: object) => JSON.stringify(content);

describe('security rules have the limits of the domain', () => {
  test('for the texts of a profile', () => {
    const rules = read('firestore.rules');
    expect(rules).toContain(`isText(profile.displayName, ${DISPLAY_NAME_MIN}, ${DISPLAY_NAME_LIMIT})`);
    expect(rules).toContain(`isText(profile.get('about', ''), 0, ${ABOUT_LIMIT})`);
  });

  test('for the states that an administrator gives', () => {
    const given = /data\.state in \[([^\]]+)\]/.exec(read('firestore.rules'))?.[1];
    expect(given?.match(/\w+/g)).toEqual([...ASSIGNABLE_STATES]);
  });

  test('for notes, drafts of answers and the number of saved ones', () => {
    const rules = read('firestore.rules');
    expect(/drafts\.get\(request\.auth\.uid, ''\), 0, (\d+)\)/.exec(rules)?.[1]).toBe(String(REPLY_LIMIT));
    expect(/isText\(note\.text, 1, (\d+)\)/.exec(rules)?.[1]).toBe(String(NOTE_LIMIT));
    expect(/replies\.size\(\) <= (\d+)/.exec(rules)?.[1]).toBe(String(SAVED_REPLIES));
    expect(adminReplies.saved.full).toContain(String(SAVED_REPLIES));
  });

  test('for what the studio says with a cancellation', () => {
    const rules = read('firestore.rules');
    expect(/isText\(notice\.note, 0, (\d+)\)/.exec(rules)?.[1]).toBe(String(CANCELLATION_NOTE_LIMIT));
    expect(/notice\.offers\.size\(\) <= (\d+)/.exec(rules)?.[1]).toBe(String(OFFERS_LIMIT));
    const listed = (name: string) =>
      new RegExp(`${name} in \\[([^\\]]+)\\]`).exec(rules)?.[1]?.match(/[\w:]+/g);
    expect(listed('notice\\.reason')).toEqual(CANCELLATION_REASONS.map(({ value }) => value));
    expect(listed('offer\\.horario')).toEqual([...SLOTS]);
  });

  test('for the size of a photo and its folder', () => {
    const rules = read('storage.rules');
    expect(/file\.size <= (\d+)/.exec(rules)?.[1]).toBe(String(PHOTO_LIMIT_BYTES));
    expect(rules).toContain(`match /${photoFolder('{uid}')}/{file}`);
    expect(/file in \[([^\]]+)\]/.exec(rules)?.[1]?.match(/\w+/g)).toEqual([...PHOTO_NAMES]);
  });
});

test('HTTPS is promised for a year and for this name alone', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  const promised = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Strict-Transport-Security');
  expect(promised.map(({ value }) => value)).toEqual(['max-age=31536000']);
});

test('the banner above the inbox names a filter that is there', () => {
  expect(HEALTH_TOPICS.mail).toContain(`"${admin.filter.messages.undelivered}"`);
});

test('the settings do not claim that a link went to an address that may be taken', () => {
  expect(settings.email.changed.text).toMatch(/^Se nenhuma outra conta usa o endereço novo/);
});

describe('texts tell the periods and lengths that hold', () => {
  test('how long spam is kept', () => {
    expect(textOf(admin).match(/\d+ dias/g)).toEqual([`${SPAM_DAYS} dias`]);
    expect(textOf(privacy)).toContain(`Ficam separados por ${SPAM_DAYS} dias`);
  });

  test('over how long submissions are counted', () => {
    const words = minuteWords[RATE_WINDOW_MS / 60_000];
    expect(textOf(privacy)).toContain(`Vale por ${words} minutos`);
  });

  test('how long a consultation takes', () => {
    const lengths = [...new Set(CONSULTATION_TYPES.map(({ minutes }) => minutes))].sort();
    const told = [booking, contact, plainSummaries].flatMap(
      (content) => textOf(content).match(/\d+ (?:ou|a) \d+ minutos/g) ?? [],
    );
    expect(told).toHaveLength(5);
    for (const text of told) expect(text.match(/\d+/g)?.map(Number)).toEqual(lengths);
  });
});

test('mails, manifest and theme colours use colours of the tokens', () => {
  const tokens = new Set(
    read('src/styles/tokens.css')
      .toLowerCase()
      .match(/#[0-9a-f]{6}\b/g),
  );
  const files = [
    'index.html',
    'public/site.webmanifest',
    'functions/src/mails/mailPage.ts',
    'functions/src/mails/contactMails.ts',
  ];
  const used = files.flatMap(
    (file) =>
      read(file)
        .toLowerCase()
        .match(/#[0-9a-f]{6}\b/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});

test('the script of index.html reads the preferences that the panel stores', () => {
  const key = /storageKey = '([^']+)'/.exec(read('src/features/preferences/preferences.ts'))?.[1];
  expect(read('index.html')).toContain(`localStorage.getItem('${key}')`);
});

test('docs/product.md has the limits of the forms', () => {
  const limits = read('docs/product.md').match(/- The longest texts.*?500\./s)?.[0] ?? '';
  const figures = [...limits.matchAll(/ (\d+(?:,\d{3})?)/g)].map(([, figure = '']) =>
    Number(figure.replace(',', '')),
  );
  expect(figures).toEqual([
    NAME_LIMIT,
    EMAIL_LIMIT,
    PHONE_LIMIT,
    MESSAGE_LIMIT,
    DESCRIPTION_LIMIT,
    BUDGET_TEXT_LIMIT,
    DISPLAY_NAME_MIN,
    DISPLAY_NAME_LIMIT,
    ABOUT_LIMIT,
  ]);
});
