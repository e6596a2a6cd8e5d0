import { expect, test } from 'vitest';
import { eventAvailability } from '#src/pages/training/eventAvailability.ts';

test.each(['Últimas vagas', 'Últimas 5 vagas', 'restam as últimas', 'ÚLTIMO LUGAR'])(
  '“%s” says that places are running out',
  (vagas) => expect(eventAvailability(vagas)).toBe('few'),
);

test('letters typed as accent and letter are the same word', () => {
  expect(eventAvailability('Últimas vagas'.normalize('NFD'))).toBe('few');
});

test.each(['25 vagas disponíveis', 'Vagas abertas', ''])('“%s” says that there is room', (vagas) =>
  expect(eventAvailability(vagas)).toBe('open'),
);
