import { useCallback, useEffect, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { ClosureList } from '#src/desk/agenda/closing/ClosureList.tsx';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { adminNews } from '#src/desk/words/adminNews.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { NotificationToggle } from './NotificationToggle.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
import { SummarySwitch } from './SummarySwitch.tsx';

/** Where the studio says when it can be booked, and where consultations take place. */
export function AgendaView() {
  const { state, reload } = useStudioAgenda();
  const { title, lead, loading, failed } = adminAgenda;
  return (
    <section aria-labelledby="parte" className="stack-6 one-column pad-above-5">
      <h2 id="parte" className="visually-hidden">
        {title}
      </h2>
      <p className="wide-text">{lead}</p>
      <p aria-live="polite" className="filled-only">
        {state.status === 'loading' && loading}
      </p>
      {state.status === 'failed' && (
        <>
          <Notice tone="error" title={failed} />
          <div>
            <Button variant="secondary" onClick={reload}>
              {admin.retry}
            </Button>
          </div>
        </>
      )}
      {state.status === 'ready' && (
        <>
          <OpeningHoursForm availability={state.agenda.availability} />
          <AgendaSection title={adminAgenda.closures.title}>
            <p>{adminAgenda.closures.where}</p>
            <ClosureList agenda={state.agenda} onChange={reload} />
          </AgendaSection>
          <MeetingForm settings={state.agenda.settings} />
          <CalendarFeedSection hasFeed={state.agenda.hasFeed} onChange={reload} />
          <AgendaSection title={adminNews.title}>
            <NotificationToggle />
            <SummarySwitch />
          </AgendaSection>
        </>
      )}
    </section>
  );
}

type StudioAgendaState = { status: 'loading' | 'failed' } | { status: 'ready'; agenda: StudioAgenda };

/** The studio's choices for its agenda; `reload` reads them again after a change. */
function useStudioAgenda() {
  const [state, setState] = useState<StudioAgendaState>({ status: 'loading' });
  const reload = useCallback(async () => {
    try {
      const { loadStudioAgenda } = await import('#src/services/desk/agendaSettings.ts');
      setState({ status: 'ready', agenda: await loadStudioAgenda() });
    } catch {
      setState({ status: 'failed' });
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}
