import { formatDayAndMonth } from '../time/calendarDay.ts';
import { SLOT_PAST, SLOT_TAKEN } from './agendaErrors.ts';
import type { Availability, Weekday } from './bookingRules.ts';
import { keptHoliday, type Obstacle, weekdayOf } from './slotObstacle.ts';

const WEEKDAY_NAMES: Record<Weekday, string> = {
  sunday: 'aos domingos',
  monday: 'às segundas-feiras',
  tuesday: 'às terças-feiras',
  wednesday: 'às quartas-feiras',
  thursday: 'às quintas-feiras',
  friday: 'às sextas-feiras',
  saturday: 'aos sábados',
};

type Sentence = (day: string, availability: Availability) => string;

const ALL_TAKEN = 'Todos os horários deste dia já foram reservados.';

const OF_SLOT: Record<Obstacle, Sentence> = {
  past: () => SLOT_PAST,
  far: (_, { daysAhead }) => `A data pode ser no máximo ${daysAhead} dias depois de hoje`,
  weekday: (day) => `O estúdio não atende ${WEEKDAY_NAMES[weekdayOf(day)]}. Escolha outro dia.`,
  holiday: (day, availability) =>
    `${formatDayAndMonth(day)} é feriado (${keptHoliday(day, availability)}) e o estúdio não atende. Escolha outro dia.`,
  closed: () => 'O estúdio não atende neste horário. Escolha outro horário.',
  near: (_, { noticeHours }) =>
    `Faltam menos de ${hours(noticeHours)} para este horário. Escolha um mais adiante.`,
  taken: () => SLOT_TAKEN,
  unhosted: () => 'Ninguém do estúdio está livre neste horário. Escolha outro horário.',
  buffer: () => 'Este horário ficou perto demais de outra consultoria. Escolha outro horário.',
};

const OF_DAY: Record<Obstacle, Sentence> = {
  past: () => 'Os horários deste dia já passaram.',
  far: (_, { daysAhead }) => `Marcamos com até ${daysAhead} dias de antecedência.`,
  weekday: (day) => `O estúdio não atende ${WEEKDAY_NAMES[weekdayOf(day)]}.`,
  holiday: (day, availability) => `${formatDayAndMonth(day)} é feriado: ${keptHoliday(day, availability)}.`,
  closed: () => 'O estúdio não atende neste dia.',
  near: (_, { noticeHours }) =>
    `Este dia está perto demais: marcamos com pelo menos ${hours(noticeHours)} de antecedência.`,
  taken: () => ALL_TAKEN,
  unhosted: () => 'Ninguém do estúdio está livre neste dia.',
  buffer: () => ALL_TAKEN,
};

function hours(count: number): string {
  return count === 1 ? '1 hora' : `${count} horas`;
}

/** Tells the visitor why a slot cannot be booked. */
export function obstacleSentence(obstacle: Obstacle, day: string, availability: Availability): string {
  return OF_SLOT[obstacle](day, availability);
}

/** Tells the visitor why a day cannot be booked. The nearest free days may follow the sentence. */
export function closedDaySentence(obstacle: Obstacle, day: string, availability: Availability): string {
  return OF_DAY[obstacle](day, availability);
}

/** The form's field beside which an obstacle is shown. */
export function obstacleField(obstacle: Obstacle): 'data' | 'horario' {
  return obstacle === 'weekday' || obstacle === 'holiday' || obstacle === 'far' ? 'data' : 'horario';
}
