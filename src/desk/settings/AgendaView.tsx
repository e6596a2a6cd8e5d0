import { useQuery } from '@tanstack/react-query';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { adminNews } from '#src/desk/words/adminNews.ts';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { ClosureList } from './ClosureList.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { NotificationToggle } from './NotificationToggle.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
import { SummarySwitch } from './SummarySwitch.tsx';

/** Where the studio says when it can be booked, and where consultations take place. */
export function AgendaView() {
  const { title, lead, loading, failed, closures } = adminAgenda;
  const { data, isError, refetch } = useQuery({
    queryKey: ['studioAgenda'],
    queryFn: async () => (await import('#src/services/desk/agendaSettings.ts')).loadStudioAgenda(),
  });
  return (
    <section aria-labelledby="parte" className="stack-6 one-column pad-above-5">
      <h2 id="parte" className="visually-hidden">
        {title}
      </h2>
      <p className="wide-text">{lead}</p>
      <p aria-live="polite" className="filled-only">
        {!data && !isError && loading}
      </p>
      {isError && <LoadFailure title={failed} onRetry={() => void refetch()} />}
      {data && (
        <>
          <OpeningHoursForm availability={data.availability} />
          <AgendaSection title={closures.title}>
            <p>{closures.where}</p>
            <ClosureList agenda={data} onChange={refetch} />
          </AgendaSection>
          <MeetingForm settings={data.settings} />
          <CalendarFeedSection hasFeed={data.hasFeed} onChange={refetch} />
          <AgendaSection title={adminNews.title}>
            <NotificationToggle />
            <SummarySwitch />
          </AgendaSection>
        </>
      )}
    </section>
  );
}
