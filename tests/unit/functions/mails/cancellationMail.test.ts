import { expect, test } from 'vitest';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';
import { visitorBookingMail } from '../../../../functions/src/mails/visitorBookingMails.ts';

const envelope = {
  studioAddress: 'ola@alinhavo.example',
  siteUrl: 'https://alinhavo.example',
  link: 'https://alinhavo.example/agendamento/gerir#x',
  recordUrl: 'https://alinhavo.example/admin',
  place: '',
  placeDay: undefined,
};
const mailOf = (cancellation?: unknown) => {
  const cancelled = { holdsSlot: false, cancelledAt: new Date('2026-03-12T12:00:00Z') };
  const { cancellation: read } = completeSubmission('bookings', 'b', { cancellation });
  const given = read ? { cancellation: read } : {};
  const { html = '', text = '' } = visitorBookingMail(
    'cancellation',
    bookingSubmission({ ...cancelled, ...given }),
    envelope,
  );
  return { html: String(html), text: String(text) };
};

test('a cancellation shows the chosen reason and the studio’s own words', () => {
  const { html, text } = mailOf({ reason: 'unforeseen', note: 'Pedimos desculpas.\nAté breve!', offers: [] });
  expect(text).toContain('Motivo: Tivemos um imprevisto.\nPedimos desculpas.\nAté breve!\n');
  expect(html).toContain('Tivemos um imprevisto.<br>Pedimos desculpas.<br>Até breve!');
  expect(text).not.toContain('Outros horários');
});

test('a cancellation offers other times, each with a link to the form with that time filled in', () => {
  const [day, next] = ['2030-05-07', '2030-05-08'];
  const offers = [{ data: day, horario: '09:00' } as const, { data: next, horario: '14:00' } as const];
  const { html, text } = mailOf({ reason: 'closed', note: '', offers });
  const link =
    'https://alinhavo.example/Agendamento?tipo=acessibilidade&data=2030-05-07&horario=09%3A00#formulario';
  for (const [part, address] of [
    [text, link],
    [html, `href="${link.replaceAll('&', '&amp;')}"`],
  ] as const) {
    expect(part).toContain(address);
    expect(part).toContain('terça-feira, 7 de maio de 2030, 09:00 – 09:45 (horário de São Paulo)');
    expect(part).toContain('quarta-feira, 8 de maio de 2030, 14:00 – 14:45');
    expect(part).toContain('não ficam reservados');
  }
});

test('a cancellation that an earlier version stored without a reason still has the same mail', () => {
  for (const part of Object.values(mailOf())) {
    expect(part).toContain('Precisamos cancelar a consultoria');
    expect(part).not.toContain('Motivo');
    expect(part).not.toContain('Outros horários');
  }
});

test('the fields of a cancellation add no markup, no direction marks and no links', () => {
  const { html, text } = mailOf({
    reason: 'other',
    note: '<a href="https://mau.example">\u202eclique\u0000\u001b[31m</a>',
    offers: [{ data: '2030-05-07"><script>', horario: '09:00' }, { data: 'x' }, null],
  });
  expect(html).toContain('&lt;a href=&quot;https://mau.example&quot;&gt;clique[31m&lt;/a&gt;');
  expect(html).not.toContain('<script');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there
  for (const part of [html, text]) expect(part).not.toMatch(/[\u202e\u0000\u001b]|Outros horários/);
});

test('a note that has only invisible characters is not shown as a reason', () => {
  expect(mailOf({ reason: 'other', note: ' \u202e\u0000 ', offers: [] }).text).not.toContain('Motivo');
});
