import { vi } from 'vitest';
import { type Availability, DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import type { Slot } from '#src/domain/agenda/slots.ts';

type Answer = { status: number; body: object };

interface Wire {
  /** The taken slots of every day of the requested months, or 'down' if the agenda does not respond. */
  taken: readonly Slot[] | 'down';
  /** Settings of the studio that differ from the defaults. */
  availability: Partial<Availability>;
  /** The function's response to the next booking. */
  answer: Answer | 'down';
}

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Fakes the two endpoints that the booking form calls. */
export function openBookingWire(given: Partial<Wire> = {}) {
  const wire: Wire = {
    taken: [],
    availability: {},
    answer: {
      status: 200,
      body: { ok: true, id: '3f0d1c5e-8f4b-4c7f-9a52-5d2f6f6f8d10', referencia: '123-456-789' },
    },
    ...given,
  };
  const sent: Record<string, unknown>[] = [];
  const monthsAsked: string[] = [];

  const readMonth = (address: string): Response => {
    const month = address.split('mes=')[1] ?? '';
    monthsAsked.push(month);
    if (wire.taken === 'down') throw new TypeError('Failed to fetch');
    const days = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
    const taken = Object.fromEntries(days.map((day) => [day, wire.taken]));
    return json(200, { month, availability: { ...DEFAULT_AVAILABILITY, ...wire.availability }, taken });
  };

  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    if (String(address).startsWith('/api/horarios')) return readMonth(String(address));
    if (address !== '/api/sendAgendamento') throw new Error(`Nobody answers at ${address}`);
    sent.push(JSON.parse(body));
    if (wire.answer === 'down') throw new TypeError('Failed to fetch');
    return json(wire.answer.status, wire.answer.body);
  });
  return Object.assign(wire, { sent, monthsAsked });
}
