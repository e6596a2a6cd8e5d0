import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { desk } from '#src/desk/words/desk.ts';
import { MissingPlaces } from './MissingPlaces.tsx';
import { TodayMonths } from './TodayMonths.tsx';
import { TodayTalks } from './TodayTalks.tsx';
import styles from './TodayView.module.css';
import { UndeliveredMails } from './UndeliveredMails.tsx';
import { WaitingList } from './WaitingList.tsx';

/** The beginning of a day: its talks, what waits for an answer, mails that did not get out, and how the month goes. */
export function TodayView() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: async () => (await import('#src/services/desk/today.ts')).loadToday(new Date()),
  });
  if (!data)
    return (
      <div className="stack-4 start" aria-live="polite">
        {isError ? <LoadFailure title={desk.failed} onRetry={() => void refetch()} /> : desk.loading}
      </div>
    );
  const { talks, withoutPlace, meetingAddress, waiting, availability, undelivered } = data;
  return (
    <div className="stack-5">
      <MissingPlaces bookings={withoutPlace} />
      <div className={styles.parts}>
        <TodayTalks talks={talks} meetingAddress={meetingAddress} />
        <WaitingList waiting={waiting} availability={availability} />
        <UndeliveredMails undelivered={undelivered} />
        <TodayMonths />
      </div>
    </div>
  );
}
