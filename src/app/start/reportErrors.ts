import { REPORTS_PATH } from '#src/domain/site/paths.ts';

const MOST = 3;
let sent = 0;

/** Reports uncaught errors to the site's log: kind and place, never the message. */
export function reportErrors(): void {
  addEventListener('error', ({ error, filename, lineno, colno }) => send(error, filename, lineno, colno));
  addEventListener('unhandledrejection', ({ reason }) => {
    const [, file, line, column] = /(\/assets\/\S+?\.js):(\d+):(\d+)/.exec(String(reason?.stack)) ?? [];
    send(reason, file, Number(line), Number(column));
  });
}

function send(error: unknown, file: string | undefined, line: number, column: number): void {
  sent += 1;
  if (sent > MOST) return;
  const report = {
    type: 'error',
    path: location.pathname,
    name: error instanceof Error ? error.name : typeof error,
    file: file?.replace(location.origin, ''),
    line,
    column,
  };
  navigator.sendBeacon(REPORTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
