import { expect, test } from 'vitest';
import { eventAvailability } from '#src/pages/training/eventAvailability.ts';

// The last text has its accent as a combining character.
const few = ['Últimas vagas', 'Últimas 5 vagas', 'restam as últimas', 'ÚLTIMO LUGAR', 'U\u0301ltimas vagas'];

test.each(few)('“%s” says that places are running out', (vagas) =>
  expect(eventAvailability(vagas)).toBe('few'),
);

test.each(['25 vagas disponíveis', 'Vagas abertas', ''])('“%s” says that there is room', (vagas) =>
  expect(eventAvailability(vagas)).toBe('open'),
);
