import { archiveCase } from './archiveCase.ts';
import { checkoutCase } from './checkoutCase.ts';
import { clinicCase } from './clinicCase.ts';
import { handbookCase } from './handbookCase.ts';

/** The cases that are no projects of the portfolio: most stand on a card of a service page, each has a screen of its own. */
export const cases = [checkoutCase, clinicCase, archiveCase, handbookCase] as const;
