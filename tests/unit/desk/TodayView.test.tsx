import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LastMonths } from '#src/desk/figures/FiguresView.tsx';
import { Talk, Waiting } from '#src/desk/today/TodayRows.tsx';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { monthBefore } from '#src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { services } from '#tests/support/fakeServices.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const show = (part: React.ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);
const link = (name: string) => screen.getByRole('link', { name });

it('the page links to today’s consultations and to the people who booked them, and marks consultations without a meeting address', () => {
  const data = todayInSaoPaulo(new Date());
  const ana = bookingSubmission({ nome: 'Ana', data, meetingAddress: 'https://video.example/sala' });
  const bia = bookingSubmission({ nome: 'Bia', data, horario: '14:00', telefone: '+351 912 345 678' });
  show([ana, bia].map((talk) => <Talk key={talk.id} talk={talk} place={talk.meetingAddress} />));
  const [first, second] = screen.getAllByRole('listitem');
  expect(link('Ana')).toHaveAttribute('href', `/admin/agenda?aba=dia&data=${data}&registro=${ana.id}`);
  expect(link('Entrar na sala: Ana')).toHaveAttribute('href', 'https://video.example/sala');
  expect(link('WhatsApp: Ana')).toHaveAttribute('href', 'https://wa.me/5511900000000');
  expect(link('WhatsApp: Bia')).toHaveAttribute('href', 'https://wa.me/351912345678');
  expect(first).not.toHaveTextContent('Falta o endereço');
  expect(second).toHaveTextContent('Falta o endereço da consultoria');
});

it('the page shows how many working days are left for answering each waiting submission', () => {
  const everyDay = { ...DEFAULT_AVAILABILITY, nationalHolidays: false };
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  const late = messageSubmission({ nome: 'Ana', createdAt: hours(24 * 30) });
  const fresh = bookingSubmission({ nome: 'Bia', createdAt: hours(0) });
  show(
    [late, fresh].map((submission) => (
      <Waiting key={submission.id} submission={submission} availability={everyDay} />
    )),
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Ana.*Atrasada há (1[89]|20) dias úteis/);
  expect(rows[1]).toHaveTextContent(/Bia.*Faltam 2 dias úteis/);
  expect(link('Bia')).toHaveAttribute('href', `/admin/conversas?registro=${fresh.id}`);
});

it('the page shows this month’s figures beside the previous month’s', async () => {
  const today = todayInSaoPaulo(new Date());
  const visits = (count: number) => ({ entries: { '/ direct': count }, kept: { branding: count } });
  const days = { [today]: visits(2) };
  services.siteFigures.loadTwoMonths.mockResolvedValueOnce({
    days,
    months: { [monthBefore(today, 1)]: visits(5) },
  });
  render(<LastMonths />, { wrapper: deskOf() });
  const table = within(await screen.findByRole('table', { name: 'O site em números' }));
  expect(table.getByRole('row', { name: 'Visitas contadas 2 5' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Consultorias realizadas 2 5' })).toBeInTheDocument();
});
