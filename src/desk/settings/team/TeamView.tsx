import { useRef, useState } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { RoomPart } from '#src/desk/parts/RoomPart.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';
import type { Team, TeamAction } from '#src/domain/accounts/team.ts';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { teamWords as words } from './teamWords.ts';

const doInTeam = async (action: TeamAction) => (await import('#src/services/desk/team.ts')).doInTeam(action);

/** The administrators and the invitations, with their buttons. */
export function TeamView() {
  const { state, show, reload } = useLoaded(() => doInTeam({ action: 'team' }));
  return (
    <RoomPart title={admin.views.team} lead={words.lead} state={state} onRetry={reload}>
      {(team) => (
        <>
          <Members team={team} onChange={show} />
          <Invitations team={team} onChange={show} />
        </>
      )}
    </RoomPart>
  );
}

interface TeamPartProps {
  team: Team;
  onChange: (team: Team) => void;
}

function Members({ team, onChange }: TeamPartProps) {
  const own = useOwnAccount()?.uid;
  const { state, run, running } = useSubmissionAction();
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState<Team['members'][number]>();
  const members = team.members.filter(({ isRemoved }) => !isRemoved);
  const remove = async () => {
    dialog.current?.close();
    if (!leaving) return;
    const work = async () => onChange(await doInTeam({ action: 'remove', uid: leaving.uid }));
    await run({ work, done: words.remove.done, failed: words.remove.failed, isSensitive: true });
  };
  return (
    <AgendaSection title={words.members}>
      <ul className="stack plain-list">
        {members.map((member) => (
          <li key={member.uid} className="row-3 middle wrapping hairline-below pad-block-3">
            <span className="breakable">
              <strong>{member.name || member.email}</strong> {member.uid === own && `(${words.you}) `}
              {member.name && <span className="soft">{member.email}</span>}
            </span>
            {members.length > 1 && (
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={`${words.remove.action} ${member.name || member.email}`}
                aria-disabled={running}
                onClick={() => {
                  setLeaving(member);
                  dialog.current?.showModal();
                }}
              >
                {words.remove.action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ActionStatus state={state} />
      <AdminDialog
        ref={dialog}
        title={words.remove.title}
        close={words.remove.keep}
        confirm={<Button onClick={remove}>{words.remove.confirm}</Button>}
      >
        <p className="strong breakable">{leaving?.name || leaving?.email}</p>
        <p>{words.remove.text}</p>
      </AdminDialog>
    </AgendaSection>
  );
}

function Invitations({ team, onChange }: TeamPartProps) {
  const { state, run, running } = useSubmissionAction();
  const withdraw = (id: string) => {
    const work = async () => onChange(await doInTeam({ action: 'withdraw', id }));
    void run({ work, done: words.invitations.withdrawn });
  };
  return (
    <AgendaSection title={words.invitations.title}>
      {team.invitations.length === 0 && <p>{words.invitations.none}</p>}
      <ul className="stack plain-list">
        {team.invitations.map(({ id, email, expireAt }) => (
          <li key={id} className="row-3 middle wrapping hairline-below pad-block-3">
            <span className="breakable">
              <strong>{email}</strong>, {words.invitations.until}{' '}
              <time dateTime={expireAt}>{formatDateTime(new Date(expireAt))}</time>
            </span>
            <Button variant="quiet" aria-disabled={running} onClick={() => withdraw(id)}>
              {words.invitations.withdraw}
              <span className="visually-hidden"> {email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ActionStatus state={state} />
      <DeskForm
        label={words.invite.action}
        check={({ email = '' }) => ({ email: correctionError(email.trim()) })}
        work={async ({ email = '' }, form) => {
          onChange(await doInTeam({ action: 'invite', email: email.trim() }));
          form.reset();
        }}
        done={words.invite.done}
        isSensitive
        submit={[words.invite.action]}
      >
        <TextField
          label={words.invite.label}
          hint={words.invite.hint}
          name="email"
          type="email"
          maxLength={EMAIL_LIMIT}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </DeskForm>
    </AgendaSection>
  );
}
