import type { CalendarProblemReason } from '../../../src/domain/agenda/hostCalendars.ts';

/** Thrown if a calendar cannot be read. The message never contains the calendar's address, which is secret. */
export class CalendarProblem extends Error {
  readonly reason: CalendarProblemReason;

  constructor(reason: CalendarProblemReason) {
    super(reason);
    this.reason = reason;
  }
}
