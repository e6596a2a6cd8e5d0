import type { Request } from 'firebase-functions/https';
import { answerOf, type FailureReport, HttpError } from './HttpError.ts';

type CalendarResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'send'>;

/** Serves a calendar; shared caches must not store it. A wrong address gets 404 without a body. */
export function calendarEndpoint(
  handle: (path: string) => Promise<string | undefined>,
  report: FailureReport,
) {
  return async (request: Request, response: CalendarResponse): Promise<void> => {
    const run = async () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, { error: '' });
      const calendar = await handle(request.path);
      if (calendar === undefined) throw new HttpError(404, { error: '' });
      return calendar;
    };
    const { status, answer } = await answerOf(run, { event: 'calendar.failed', onFailure: '', ...report });
    const calendar = typeof answer === 'string' ? answer : '';
    response
      .set('Cache-Control', status === 200 ? 'private, max-age=300' : 'no-store')
      .set('Content-Type', status === 200 ? 'text/calendar; charset=utf-8' : 'text/plain; charset=utf-8')
      .set('X-Robots-Tag', 'noindex')
      .status(status)
      .send(calendar);
  };
}
