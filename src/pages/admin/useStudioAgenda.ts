import { useCallback, useEffect, useState } from 'react';
import type { StudioAgenda } from '#src/services/agendaSettings.ts';

type StudioAgendaState = { status: 'loading' | 'failed' } | { status: 'ready'; agenda: StudioAgenda };

/** What the studio has chosen for its agenda; `reload` reads it again after a change. */
export function useStudioAgenda() {
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
