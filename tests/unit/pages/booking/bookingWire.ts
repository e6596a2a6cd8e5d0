import { vi } from 'vitest';
import { type Availability, DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import type { Slot } from '#src/domain/agenda/slots.ts';

interface Wire {
  /** The taken slots of every day of the requested months, or 'down' if the agenda does not respond. */
  taken: readonly Slot[] | 'down';
  /** The slots of every day at which nobody is free who gives consultations about accessibility. */
  unhosted: readonly Slot[];
  availability: Partial<Availability>;
}

/** Fakes the two endpoints that the booking form calls. `monthsAsked` lists the months that the form has requested. */
export function openBookingWire(given: Partial<Wire> = {}) {
  const wire: Wire = { taken: [], unhosted: [], availability: {}, ...given };
  const monthsAsked: string[] = [];

  const readMonth = (month: string): Response => {
    monthsAsked.push(month);
    if (wire.taken === 'down') throw new TypeError('Failed to fetch');
    const days = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
    const everyDay = (slots: Wire['taken']) => Object.fromEntries(days.map((day) => [day, slots]));
    const availability = { ...DEFAULT_AVAILABILITY, ...wire.availability };
    const unhosted = { acessibilidade: everyDay(wire.unhosted) };
    return Response.json({ month, availability, taken: everyDay(wire.taken), unhosted });
  };

  vi.stubGlobal('fetch', async (address: string) => {
    if (String(address).startsWith('/api/horarios')) return readMonth(String(address).split('mes=')[1] ?? '');
    if (address !== '/api/sendAgendamento') throw new Error(`Nobody answers at ${address}`);
    return Response.json({ ok: true, id: '3f0d1c5e-8f4b-4c7f-9a52-5d2f6f6f8d10', referencia: '123-456-789' });
  });
  return Object.assign(wire, { monthsAsked });
}
