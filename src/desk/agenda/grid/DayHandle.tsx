import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GridActions } from './gridActions.ts';

interface DayHandleProps extends Pick<GridActions, 'navigation' | 'choosing'> {
  day: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A day's name: it leads to the day, or chooses it while days are to be closed. */
export function DayHandle({ day, navigation, choosing, className, children }: DayHandleProps) {
  if (!choosing)
    return (
      <Link className={className} to={navigation.linkTo({ view: 'day', day, openId: undefined })}>
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
