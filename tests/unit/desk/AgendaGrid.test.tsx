import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AgendaGrid } from '#src/desk/agenda/grid/AgendaGrid.tsx';
import { agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { agendaDay } from '#src/domain/submissions/bookings/agendaDay.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission } from '#tests/support/submissions.ts';

// A Wednesday at midnight; 7 September is a Monday.
const NOW = new Date('2026-09-02T03:00:00Z');
const nine = { data: '2026-09-08', horario: '09:00' } as const;
const ana = bookingSubmission({ nome: 'Ana', ...nine, responsible: 'caio@exemplo.com.br' });
const bia = bookingSubmission({ nome: 'Bia', ...nine, holdsSlot: false, cancelledAt: NOW });

const onOpen = vi.fn();

function Week() {
  const rules = { availability: DEFAULT_AVAILABILITY, settings: { reasons: {} } };
  const days = agendaPeriod('week', '2026-09-08').days.map((day) => agendaDay(day, [ana, bia], rules, NOW));
  const actions = { onOpen, onMove: () => {} };
  return <AgendaGrid days={days} today="2026-09-02" actions={actions} />;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/admin/agenda?data=2026-09-08']}>
      <Week />
    </MemoryRouter>,
    { wrapper: deskOf() },
  );
  return userEvent.setup();
}

it('the agenda is a table whose rows show the state of each slot of the week', () => {
  open();
  const [, nine] = screen.getAllByRole('row');
  const [monday, tuesday, wednesday] = [...(nine?.querySelectorAll('td') ?? [])];
  expect(nine?.querySelector('th')).toHaveTextContent('09:00');
  expect(monday).toHaveTextContent('Fechado: Independência do Brasil');
  expect(tuesday).toHaveTextContent(
    'Ana, Acessibilidade digital, 45 min, (11) 90000-0000Marcada · caioBia, Acessibilidade digital, 45 min, (11) 90000-0000Cancelada',
  );
  expect(wednesday).toHaveTextContent('Livre');
  const link = screen.getByRole('link', { name: /Ana/ });
  expect(link).toHaveAttribute('href', `/admin/agenda?data=2026-09-08&registro=${ana.id}`);
});

it('the agenda is a single tab stop, and arrow keys reach every cell and each booking in it', async () => {
  const person = open();
  const at = () => document.activeElement?.textContent;
  await person.tab();
  expect(at()).toContain('segunda');
  for (const [keys = '', text] of [
    ['{ArrowDown}', 'Fechado: Independência do Brasil'],
    ['{ArrowRight}', 'Ana'],
    ['{ArrowDown}', 'Bia'],
    ['{ArrowDown}{ArrowUp}{ArrowRight}', 'Livre'],
    ['{ArrowLeft}', 'Ana'],
    ['{End}', 'domingo, 13 de setembro'],
    ['{Home}{ArrowLeft}', 'Fechado: Independência do Brasil'],
  ]) {
    await person.keyboard(keys);
    expect(at()).toContain(text);
  }
  await person.tab();
  expect(document.body).toHaveFocus();
  await person.tab({ shift: true });
  expect(at()).toContain('Fechado: Independência do Brasil');
  await person.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-09-07', slot: '09:00' }));
});
