import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import type { GridActions } from './gridActions.ts';

interface DayHandleProps extends Pick<GridActions, 'choosing'> {
  day: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A day's name: it leads to the day, or chooses it while days are to be closed. */
export function DayHandle({ day, choosing, className, children }: DayHandleProps) {
  const { linkTo } = useInboxNavigation();
  if (!choosing)
    return (
      <Link className={className} to={linkTo({ view: 'day', day, openId: undefined })}>
        {children}
      </Link>
    );
  return (
    <button
      type="button"
      className={className}
      aria-pressed={choosing.first === day}
      onClick={() => choosing.onChoose(day)}
    >
      {children}
    </button>
  );
}
