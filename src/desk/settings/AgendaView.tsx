import { useCallback, useEffect, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { EnterBookingForm } from '#src/desk/agenda/EnterBookingForm.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import type { StudioAgenda } from '#src/services/agendaSettings.ts';
import styles from './AgendaView.module.css';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { ClosuresSection } from './ClosuresSection.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';

/** Where the studio says when it can be booked, and where consultations take place. */
export function AgendaView({ onChange }: { onChange: () => void }) {
  const { state, reload } = useStudioAgenda();
  const { title, lead, loading, failed } = adminAgenda;
  return (
    <section aria-labelledby="parte" className={styles.view}>
      <h2 id="parte" className="visually-hidden">
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <p aria-live="polite" className={styles.status}>
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
          <ClosuresSection agenda={state.agenda} onChange={reload} />
          <MeetingForm settings={state.agenda.settings} />
          <EnterBookingForm onChange={onChange} />
          <CalendarFeedSection hasFeed={state.agenda.hasFeed} onChange={reload} />
        </>
      )}
    </section>
  );
}

type StudioAgendaState = { status: 'loading' | 'failed' } | { status: 'ready'; agenda: StudioAgenda };

/** What the studio has chosen for its agenda; `reload` reads it again after a change. */
function useStudioAgenda() {
  const [state, setState] = useState<StudioAgendaState>({ status: 'loading' });
  const reload = useCallback(async () => {
    try {
      const { loadStudioAgenda } = await import('#src/services/agendaSettings.ts');
      setState({ status: 'ready', agenda: await loadStudioAgenda() });
    } catch {
      setState({ status: 'failed' });
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}
