import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { loadToday } from '#src/services/desk/today.ts';
import { TodayNotices } from './TodayNotices.tsx';
import { TodayPart } from './TodayPart.tsx';
import { TodayTalks } from './TodayTalks.tsx';
import styles from './TodayView.module.css';
import { NewBookings, WaitingList } from './WaitingList.tsx';

/** The beginning of a day: its talks, what waits for an answer, mails that did not get out, and how the month goes. */
export function TodayView({ months }: { months: ReactNode }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['today'], queryFn: () => loadToday(new Date()) });
  if (!data) return <LoadingOrFailed isFailed={isError} onRetry={refetch} />;
  return (
    <div className="stack-5">
      <TodayNotices {...data} />
      <div className={styles.parts}>
        <TodayTalks {...data} />
        <WaitingList {...data} />
        <NewBookings {...data} />
        <TodayPart title="Este mês e o anterior">{months}</TodayPart>
      </div>
    </div>
  );
}
