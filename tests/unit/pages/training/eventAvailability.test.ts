import { expect, test } from 'vitest';
import { eventAvailability } from '#src/pages/training/eventAvailability.ts';

// In the last text the accent is a combining character.
const few = ['Últimas vagas', 'Últimas 5 vagas', 'restam as últimas', 'ÚLTIMO LUGAR', 'U\u0301ltimas vagas'];

test.each(few)('“%s” counts as few remaining places', (vagas) =>
  expect(eventAvailability(vagas)).toBe('few'),
);

test.each(['25 vagas disponíveis', 'Vagas abertas', ''])('“%s” counts as free places', (vagas) =>
  expect(eventAvailability(vagas)).toBe('open'),
);
