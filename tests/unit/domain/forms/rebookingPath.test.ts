import { expect, it } from 'vitest';
import { readOfferedTime, rebookingPath } from '#src/domain/forms/rebookingPath.ts';

const time = { data: '2030-05-06', horario: '09:00' } as const;

it('the path contains consultation, day and slot, and is parsed to the same values', () => {
  const path = rebookingPath({ ...time, tipoConsulta: 'branding' });
  expect(path).toBe('/Agendamento?tipo=branding&data=2030-05-06&horario=09%3A00#formulario');
  expect(readOfferedTime(new URL(path, 'https://x.example').search)).toEqual(time);
});

it.each([
  '',
  '?data=2030-05-06',
  '?horario=09:00',
  '?data=2030-02-30&horario=09:00',
  '?data=2030-05-06&horario=09:30',
])('the path %j contains no valid offer', (search) => {
  expect(readOfferedTime(search)).toBeUndefined();
});
