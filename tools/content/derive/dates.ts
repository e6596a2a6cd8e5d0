import { momentInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

/** '22 de agosto de 2023'. */
export function longDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The parts of a day as a ticket shows them: { dia: '8', mes: 'nov', ano: '2023' }. */
export function dayParts(day: string) {
  const month = new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { month: 'short', timeZone: 'UTC' });
  return { dia: String(Number(day.slice(8, 10))), mes: month.replace('.', ''), ano: day.slice(0, 4) };
}

/** The moment of a day and time of São Paulo ('2023-11-15 14:00') as ISO 8601. */
export function saoPauloInstant(dayAndTime: string): string {
  const [day = '', time = ''] = dayAndTime.split(' ');
  return momentInSaoPaulo(day, `${time}:00`);
}
