import type { CalendarProblemReason } from '../../../src/domain/agenda/hostCalendars.ts';

/** A calendar that could not be read, with the reason. The message never contains the address, which is a secret. */
export class CalendarProblem extends Error {
  readonly reason: CalendarProblemReason;

  constructor(reason: CalendarProblemReason) {
    super(reason);
    this.reason = reason;
  }
}
