import { expect, test } from 'vitest';
import { MAILS, type NoticeOf } from '#src/domain/submissions/mails/mailName.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';
import { visitorBookingMail } from '../../../../functions/src/mails/visitorBookingMails.ts';

const siteUrl = 'https://alinhavo.example';
const envelope = {
  studioAddress: 'ola@alinhavo.example',
  siteUrl,
  link: `${siteUrl}/agendamento/gerir#x`,
  recordUrl: `${siteUrl}/admin`,
  place: '',
  placeDay: undefined,
};
const names = (Object.keys(MAILS) as (keyof typeof MAILS)[]).filter((name) => MAILS[name].to === 'visitor');

test.each(names as NoticeOf<'visitor'>[])(
  'the mail %s mentions an attachment if it has one, and only then',
  (name) => {
    const booking = bookingSubmission({ cancelledAt: new Date(), heldUntil: new Date() });
    const { text = '', icalEvent } = visitorBookingMail(name, booking, envelope);
    expect(/anex[oa]/.test(String(text))).toBe(icalEvent !== undefined);
  },
);
