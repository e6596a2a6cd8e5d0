import { expect, it } from 'vitest';
import {
  CANCELLATION_NOTE_LIMIT,
  CANCELLATION_REASONS,
  cancellationText,
} from '#src/domain/submissions/bookings/cancellationReasons.ts';
import { validateCancellation } from '#src/domain/submissions/bookings/validateCancellation.ts';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';

const readCancellation = (cancellation: unknown) =>
  completeSubmission('bookings', 'b', { cancellation }).cancellation;
const offer = { data: '2030-05-06', horario: '09:00' } as const;

it('a note is shown on the line below its reason, and alone if the reason is “other”', () => {
  for (const { value, label } of CANCELLATION_REASONS.slice(0, -1)) {
    expect(cancellationText({ reason: value, note: '' })).toBe(label);
    expect(cancellationText({ reason: value, note: 'Até logo.' })).toBe(`${label}\nAté logo.`);
  }
  expect(cancellationText({ reason: 'other', note: 'Até logo.' })).toBe('Até logo.');
});

it('a cancellation needs a reason, and a note if the reason is “other”', () => {
  expect(validateCancellation({ note: 'Oi' })).toEqual({ fields: { reason: 'Motivo é obrigatório' } });
  expect(validateCancellation({ reason: 'toString', note: '' })).toHaveProperty('fields.reason');
  for (const note of ['', '  \n', '\u200b\u2060'])
    expect(validateCancellation({ reason: 'other', note })).toHaveProperty('fields.note');
  expect(validateCancellation({ reason: 'other', note: ' Choveu.\r\nMuito. ' })).toEqual({
    output: { reason: 'other', note: 'Choveu.\nMuito.', offers: [] },
  });
  expect(validateCancellation({ reason: 'closed' })).toHaveProperty('output.note', '');
});

it('a note may be as long as the stored limit, but no longer', () => {
  const note = 'a'.repeat(CANCELLATION_NOTE_LIMIT);
  expect(validateCancellation({ reason: 'closed', note })).toHaveProperty('output.note', note);
  expect(validateCancellation({ reason: 'closed', note: `${note}a` })).toHaveProperty('fields.note');
  expect(validateCancellation({ reason: 'closed', note: 'a\u0000' })).toHaveProperty('fields.note');
});

it('parsing a stored cancellation leaves out its invalid parts', () => {
  const stored = { reason: 'closed', note: 'Oi', offers: [offer] };
  expect(readCancellation(stored)).toEqual(stored);
  expect(readCancellation(undefined)).toBeUndefined();
  expect(readCancellation('closed')).toBeUndefined();
  expect(
    readCancellation({
      reason: 7,
      offers: [null, offer, { ...offer, data: '2030-02-30' }, { ...offer, horario: '09:30' }, 'x'],
    }),
  ).toEqual({ reason: 'other', note: '', offers: [offer] });
  expect(readCancellation({ offers: [offer, offer, offer, offer] })?.offers).toHaveLength(3);
});
