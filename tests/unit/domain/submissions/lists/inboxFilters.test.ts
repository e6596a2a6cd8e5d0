import { describe, expect, it } from 'vitest';
import { bookingStatus, deliveryStatus, isListed } from '#src/domain/submissions/lists/inboxFilters.ts';
import { SUBJECT_NAMES } from '#src/domain/submissions/subjects.ts';
import { VIEW_NAMES } from '#src/domain/submissions/views.ts';
import { bookingSubmission, failedMails, messageSubmission, sentMails } from '#tests/support/submissions.ts';

const pending = { ...failedMails, state: 'pending' } as const;

describe('the mails of a record', () => {
  it.each([
    ['undelivered', 'when they are no longer retried', failedMails],
    ['undelivered', 'while they are retried after a failure', { ...pending, attempts: 2 }],
    ['sending', 'before the first attempt has ended', { ...pending, attempts: 1, lastError: null }],
    ['sending', 'when a retry was just requested', { ...pending, attempts: 0 }],
    ['sent', 'when all of them are sent', sentMails],
    ['withheld', 'for spam', { ...sentMails, state: 'withheld' } as const],
  ])('are %s %s', (delivery, _, mail) => {
    expect(deliveryStatus(mail)).toBe(delivery);
  });
});

describe('the views', () => {
  const shownIn = (record: Parameters<typeof isListed>[0]) =>
    VIEW_NAMES.filter((filter) =>
      isListed(record, { filter, subject: undefined, own: 'bia@exemplo.com.br' }),
    );

  it.each([
    ['new', '', ['open', 'unassigned']],
    ['review', 'bia@exemplo.com.br', ['open', 'mine']],
    ['new', 'caio@exemplo.com.br', ['open']],
    ['answered', 'bia@exemplo.com.br', ['waiting']],
    ['archived', '', ['done']],
    ['spam', '', ['spam']],
  ] as const)('show a submission in the state %s, assigned to %j, in %j', (state, responsible, filters) => {
    expect(shownIn(messageSubmission({ state, responsible }))).toEqual(filters);
  });

  it('show an undelivered record in the view of failed mails too, even if it is concluded', () => {
    const concluded = messageSubmission({ state: 'archived', mail: failedMails });
    expect(shownIn(concluded)).toEqual(['done', 'undelivered']);
  });
});

describe('a list of one subject', () => {
  it.each([
    ['booking', bookingSubmission()],
    ['message', messageSubmission({ mensagem: 'Pedido de orçamento\n\nOi' })],
    ['message', messageSubmission({ form: 'written', mensagem: '' })],
    ['proposal', messageSubmission({ form: 'training', empresa: 'Acme' })],
    ['proposal', messageSubmission({ form: 'education', empresa: 'Acme' })],
    ['budget', messageSubmission({ form: 'budget' })],
    ['booking', bookingSubmission({ form: 'entered' })],
  ] as const)('shows a %s under this subject and under no other', (subject, submission) => {
    const shown = SUBJECT_NAMES.filter((one) =>
      isListed(submission, { filter: 'open', subject: one, own: '' }),
    );
    expect(shown).toEqual([subject]);
    expect(submission.search.includes(`#${subject}`)).toBe(subject !== 'booking');
  });
});

it.each([
  ['held', true, null, undefined],
  ['kept', true, null, 'kept'],
  ['missed', true, null, 'missed'],
  ['cancelled', false, new Date(), 'kept'],
  ['unheld', false, null, undefined],
] as const)('a booking is %s', (standing, holdsSlot, cancelledAt, attendance) => {
  expect(bookingStatus({ holdsSlot, cancelledAt, ...(attendance && { attendance }) })).toBe(standing);
});
