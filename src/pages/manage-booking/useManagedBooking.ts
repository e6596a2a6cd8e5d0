import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ManagedBooking, ManageRequest } from '#src/domain/commands/managedBooking.ts';
import { LINK_INVALID } from '#src/domain/commands/refusalSentences.ts';

type ManagedState =
  | { status: 'loading' }
  | { status: 'problem'; sentence: string | undefined; isFinal: boolean }
  | { status: 'ready'; booking: ManagedBooking };

type Change =
  | { action: 'cancel'; sequence: number }
  | { action: 'move'; sequence: number; data: string; horario: ManagedBooking['horario'] };

/** The booking to which the address belongs. Loading it changes nothing. If `change` fails, it returns the reason. */
export function useManagedBooking() {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<ManagedState>({ status: 'loading' });

  const ask = useCallback(async (request: ManageRequest) => {
    const { manageBooking } = await import('#src/services/forms/manageBooking.ts');
    const booking = await manageBooking(request);
    setState({ status: 'ready', booking });
  }, []);

  const load = useCallback(async () => {
    if (!token) return setState({ status: 'problem', sentence: undefined, isFinal: true });
    setState({ status: 'loading' });
    try {
      await ask({ action: 'show', token });
    } catch (error) {
      const sentence = (error as Error).message;
      setState({ status: 'problem', sentence, isFinal: sentence === LINK_INVALID });
    }
  }, [token, ask]);
  useEffect(() => void load(), [load]);

  const change = async (wanted: Change): Promise<string | undefined> => {
    try {
      await ask({ ...wanted, token });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  return { state, reload: load, change };
}

export interface BookingActionProps {
  booking: ManagedBooking;
  change: ReturnType<typeof useManagedBooking>['change'];
  onDone: (sentence: string) => void;
}
