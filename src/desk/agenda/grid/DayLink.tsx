import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';

export function DayLink({ day, children }: { day: string; children: ReactNode }) {
  const { linkTo } = useInboxNavigation();
  return (
    <Link className="tabular strong text-colour" to={linkTo({ view: 'day', day, openId: undefined })}>
      {children}
    </Link>
  );
}
