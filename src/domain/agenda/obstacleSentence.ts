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

/** Tells the visitor why a slot cannot be booked. */
export function obstacleSentence(obstacle: Obstacle, day: string, availability: Availability): string {
  switch (obstacle) {
    case 'past':
      return SLOT_PAST;
    case 'far':
      return `A data pode ser no máximo ${availability.daysAhead} dias depois de hoje`;
    case 'weekday':
      return `O estúdio não atende ${WEEKDAY_NAMES[weekdayOf(day)]}. Escolha outro dia.`;
    case 'holiday':
      return `${formatDayAndMonth(day)} é feriado (${keptHoliday(day, availability)}) e o estúdio não atende. Escolha outro dia.`;
    case 'closed':
      return 'O estúdio não atende neste horário. Escolha outro horário.';
    case 'near':
      return `Faltam menos de ${hours(availability.noticeHours)} para este horário. Escolha um mais adiante.`;
    case 'taken':
      return SLOT_TAKEN;
    case 'unhosted':
      return 'Ninguém do estúdio está livre neste horário. Escolha outro horário.';
    case 'buffer':
      return 'Este horário ficou perto demais de outra consultoria. Escolha outro horário.';
  }
}

/** Tells the visitor why a day cannot be booked. The nearest free days may follow the sentence. */
export function closedDaySentence(obstacle: Obstacle, day: string, availability: Availability): string {
  switch (obstacle) {
    case 'past':
      return 'Os horários deste dia já passaram.';
    case 'weekday':
      return `O estúdio não atende ${WEEKDAY_NAMES[weekdayOf(day)]}.`;
    case 'holiday':
      return `${formatDayAndMonth(day)} é feriado: ${keptHoliday(day, availability)}.`;
    case 'closed':
      return 'O estúdio não atende neste dia.';
    case 'unhosted':
      return 'Ninguém do estúdio está livre neste dia.';
    case 'near':
      return `Este dia está perto demais: marcamos com pelo menos ${hours(availability.noticeHours)} de antecedência.`;
    case 'taken':
    case 'buffer':
      return 'Todos os horários deste dia já foram reservados.';
    case 'far':
      return `Marcamos com até ${availability.daysAhead} dias de antecedência.`;
  }
}

function hours(count: number): string {
  return count === 1 ? '1 hora' : `${count} horas`;
}

/** The form's field beside which an obstacle is shown. */
export function obstacleField(obstacle: Obstacle): 'data' | 'horario' {
  return obstacle === 'weekday' || obstacle === 'holiday' || obstacle === 'far' ? 'data' : 'horario';
}
