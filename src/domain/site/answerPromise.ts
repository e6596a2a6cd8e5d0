/** The working days within which the studio promises an answer, and the same time in a sentence. */
export const ANSWER_DAYS = 2;
export const ANSWER_TIME = 'dois dias úteis';
