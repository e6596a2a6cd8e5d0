import { vi } from 'vitest';
import type { Slot } from '#src/domain/slots.ts';

type Answer = { status: number; body: object };

interface Wire {
  /** What the agenda of every day holds; 'down' for a database that does not answer. */
  taken: readonly Slot[] | 'down';
  /** The function's answer to the next booking. */
  answer: Answer | 'down';
}

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** The two addresses the booking form speaks to, as the wire shows them: Firestore's batchGet, and the function. */
export function openBookingWire(given: Partial<Wire> = {}) {
  const wire: Wire = {
    taken: [],
    answer: {
      status: 200,
      body: { ok: true, id: '3f0d1c5e-8f4b-4c7f-9a52-5d2f6f6f8d10', referencia: '123-456-789' },
    },
    ...given,
  };
  const sent: Record<string, unknown>[] = [];
  const daysAsked: string[] = [];

  const readAgenda = (body: string): Response => {
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    daysAsked.push(name.split('/').at(-1) ?? '');
    if (wire.taken === 'down') throw new TypeError('Failed to fetch');
    const values = wire.taken.map((stringValue) => ({ stringValue }));
    const time = '2026-01-01T00:00:00.000000Z';
    return json(200, [
      {
        found: { name, fields: { taken: { arrayValue: { values } } }, createTime: time, updateTime: time },
        readTime: time,
      },
    ]);
  };

  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    if (String(address).includes(':batchGet')) return readAgenda(body);
    if (address !== '/api/sendAgendamento') throw new Error(`Nobody answers at ${address}`);
    sent.push(JSON.parse(body));
    if (wire.answer === 'down') throw new TypeError('Failed to fetch');
    return json(wire.answer.status, wire.answer.body);
  });
  return Object.assign(wire, { sent, daysAsked });
}
