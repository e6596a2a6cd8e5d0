import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { InboxQueries } from '#src/desk/base/InboxQueries.tsx';
import { NotLoaded } from '#src/desk/parts/NotLoaded.tsx';
import { AcceptInvitation } from '#src/desk/settings/team/AcceptInvitation.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { forgetDeviceDrafts } from '#src/services/desk/deviceDrafts.ts';
import { Desk } from './Desk.tsx';
import styles from './DeskPage.module.css';
import { PasskeyGate } from './PasskeyGate.tsx';
import { RecentSignInProvider } from './RecentSignInProvider.tsx';

/** Lets administrators with a passkey pass; a member who is none is told so, and nothing of the desk is asked for before that is known. */
export function DeskGate({ uid }: { uid: string }) {
  const { state, reload } = useLoaded(async () => {
    const { isAdministrator, hasPasskeySession } = await import('#src/services/accounts/administrator.ts');
    const isGranted = await isAdministrator();
    // Of somebody who was removed from the team nothing stays on the device.
    if (!isGranted) forgetDeviceDrafts(uid);
    return { isGranted, hasPasskey: await hasPasskeySession() };
  });
  if (state.status === 'ready' && state.isGranted && state.hasPasskey)
    return (
      <RecentSignInProvider>
        <InboxQueries>
          <Desk />
        </InboxQueries>
      </RecentSignInProvider>
    );
  if (state.status === 'ready' && state.isGranted)
    return (
      <Threshold>
        <PasskeyGate onConfirm={reload} />
      </Threshold>
    );
  return (
    <Threshold>
      {state.status === 'ready' ? (
        <>
          <Notice tone="warning" title="Esta área é da equipe do estúdio">
            <p>
              A sua conta não tem acesso ao painel. Se você faz parte da equipe, peça um convite a quem já
              faz.
            </p>
          </Notice>
          <AcceptInvitation onJoin={reload} />
          <div className="cluster-4">
            <ButtonLink to={paths.profile} label="Ir para o meu perfil" />
            <ButtonLink to={paths.contact} variant="secondary" label="Escrever para o estúdio" />
          </div>
        </>
      ) : (
        <NotLoaded
          isFailed={state.status === 'failed'}
          failed="Não foi possível conferir o seu acesso."
          onRetry={reload}
        />
      )}
    </Threshold>
  );
}

/** In front of the desk: until it is known who is there, and for those who may not come in. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.threshold}>
      <h1 className="title-m">Painel</h1>
      {children}
    </main>
  );
}
