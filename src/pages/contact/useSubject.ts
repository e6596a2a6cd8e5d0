import { useLocation } from 'react-router-dom';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { type ContactSubject, loadContactSubject } from './loadContactSubject.ts';

/** The subject in the query of the URL; null for none. If loading fails, there is no subject. */
export function useSubject(): ContactSubject | null {
  const { search } = useLocation();
  const { state } = useLoaded(async () => ({ subject: await loadContactSubject(search) }), search);
  return state.status === 'ready' ? state.subject : null;
}
