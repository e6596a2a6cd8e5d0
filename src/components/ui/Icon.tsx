import type { ComponentProps } from 'react';

const shapes = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'M12 4v15m-6-6 6 6 6-6',
  check: 'm5 13 4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  alert: 'M12 8v5m0 3.5v.01M12 3 2.5 20h19z',
  info: 'M12 11v6m0-9.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  phone: 'M6 3h4l1.5 5L9 10a11 11 0 0 0 5 5l2-2.5 5 1.5v4a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.500C5 14.7 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  calendar: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5',
  settings: 'M4 8h9m5 0h2M4 16h2m5 0h9M13 5.500v5h5v-5zM6 13.500v5h5v-5z',
  external: 'M9 5H5v14h14v-4M13 5h6v6m0-6-9 9',
  libras:
    'M9 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 7-6 7s-5-2-6.5-4.5L4 14a1.5 1.5 0 0 1 2.4-1.7L9 15zM20.5 3.5c1.3 1.7 1.3 4.3 0 6M4.5 4.5c-1 1.3-1.2 3-.6 4.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-1.500 5 5',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <LineDrawing path={shapes[name]} className={className} />;
}

/** A path in a square of 24 units, drawn as a line. */
export function LineDrawing({ path, ...look }: ComponentProps<'svg'> & { path: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...look}
    >
      <path d={path} />
    </svg>
  );
}
