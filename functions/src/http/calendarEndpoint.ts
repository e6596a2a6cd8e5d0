import type { Request } from 'firebase-functions/https';

type CalendarResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'send'>;

type CalendarEndpointSettings = {
  log: (level: 'error', event: string, details: object) => void;
  countEvent: (event: 'failed') => Promise<void>;
};

/** Answers GET requests with a calendar that no shared cache may keep: 404 without words where there is none. */
export function calendarEndpoint(
  handle: (path: string) => Promise<string | undefined>,
  { log, countEvent }: CalendarEndpointSettings,
) {
  return async (request: Request, response: CalendarResponse): Promise<void> => {
    const { status, calendar } = await run(request);
    response
      .set('Cache-Control', status === 200 ? 'private, max-age=300' : 'no-store')
      .set('Content-Type', status === 200 ? 'text/calendar; charset=utf-8' : 'text/plain; charset=utf-8')
      .set('X-Robots-Tag', 'noindex')
      .status(status)
      .send(calendar);
  };

  async function run(request: Request): Promise<{ status: number; calendar: string }> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, calendar: '' };
    try {
      const calendar = await handle(request.path);
      return calendar === undefined ? { status: 404, calendar: '' } : { status: 200, calendar };
    } catch (error) {
      log('error', 'calendar.failed', { name: error instanceof Error ? error.name : typeof error });
      await countEvent('failed');
      return { status: 500, calendar: '' };
    }
  }
}
