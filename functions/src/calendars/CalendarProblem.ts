import type { CalendarProblemReason } from '../../../src/domain/agenda/hostCalendars.ts';

/** A calendar that could not be read, and why. Its message never has the address, which is a secret. */
export class CalendarProblem extends Error {
  readonly reason: CalendarProblemReason;

  constructor(reason: CalendarProblemReason) {
    super(reason);
    this.reason = reason;
  }
}
