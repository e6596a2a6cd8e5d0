import { useEffect, useRef } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { InboxQueries } from '#src/desk/base/InboxQueries.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { hasPasskeySession, isAdministrator, isStillInside } from '#src/services/accounts/administrator.ts';
import { forgetDeviceDrafts } from '#src/services/desk/replyDraftsOnDevice.ts';
import { Desk } from './Desk.tsx';
import { NoAccess } from './NoAccess.tsx';
import { PasskeyGate } from './PasskeyGate.tsx';
import { RecentSignIn } from './RecentSignIn.tsx';
import { Threshold } from './Threshold.tsx';

/** Shows the desk to administrators with a passkey. Until that is checked, no data of the desk are requested. */
export function DeskGate({ uid }: { uid: string }) {
  const { state, reload } = useLoaded(async () => {
    const isGranted = await isAdministrator();
    // Deletes a former member's drafts from the device.
    if (!isGranted) forgetDeviceDrafts(uid);
    return { isGranted, hasPasskey: await hasPasskeySession() };
  });
  const leaveIfRemoved = async () => {
    if (!(await isStillInside())) reload();
  };
  const isInside = state.status === 'ready' && state.isGranted && state.hasPasskey;
  const wasConfirmed = useRef(false);
  useEffect(() => {
    if (!isInside || !wasConfirmed.current) return;
    // The pressed button is gone. Without this focus, a screen reader would say nothing when the desk opens.
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusOnce(heading);
    announce('Chave confirmada. O painel está aberto.');
  }, [isInside]);
  const enter = () => {
    wasConfirmed.current = true;
    reload();
  };
  return (
    <InboxQueries>
      {isInside ? (
        <>
          <Desk onDenied={leaveIfRemoved} />
          <RecentSignIn />
        </>
      ) : (
        <Threshold>
          {state.status !== 'ready' && (
            <LoadingOrFailed
              isFailed={state.status === 'failed'}
              failed="Não foi possível conferir o seu acesso."
              onRetry={reload}
            />
          )}
          {state.status === 'ready' &&
            (state.isGranted ? <PasskeyGate onConfirm={enter} /> : <NoAccess onJoin={reload} />)}
        </Threshold>
      )}
    </InboxQueries>
  );
}
