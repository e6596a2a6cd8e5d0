import { useLocation } from 'react-router-dom';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { type ContactSubject, loadContactSubject } from './loadContactSubject.ts';

export function useSubject(): ContactSubject | null {
  const { search } = useLocation();
  const { state } = useLoaded(async () => ({ subject: await loadContactSubject(search) }), search);
  return state.status === 'ready' ? state.subject : null;
}
