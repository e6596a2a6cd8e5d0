import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { memberName, TEAM, useTeam } from '#src/desk/base/useTeam.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { RoomPart } from '#src/desk/parts/layout/RoomPart.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { INVITATION_DAYS, type Team } from '#src/domain/accounts/team.ts';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { doInTeam } from '#src/services/desk/team.ts';
import { MemberAccess } from './MemberAccess.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';

export function TeamView() {
  const query = useTeam();
  const client = useQueryClient();
  const show = (team: Team) => client.setQueryData(TEAM, team);
  return (
    <RoomPart
      title={deskWords.views.team}
      lead="Quem pode entrar neste painel. Cada convite, entrada e saída fica no registro de ações."
      query={query}
    >
      {(team) => (
        <>
          <Members team={team} onChange={show} />
          <Invitations team={team} onChange={show} />
          <OwnPasskeys />
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
  const { outcome, run, running } = useSubmissionAction();
  const [leaving, setLeaving] = useState<Team['members'][number]>();
  const members = team.members.filter(({ isRemoved }) => !isRemoved);
  const remove = ({ uid }: Team['members'][number]) => {
    setLeaving(undefined);
    const work = async () => onChange(await doInTeam({ action: 'remove', uid }));
    void run({
      work,
      done: 'Removido da equipe.',
      failed:
        'Não foi possível remover. A última pessoa da equipe não pode sair; se não for isso, tente de novo.',
      isSensitive: true,
    });
  };
  return (
    <AgendaSection title="Equipe">
      <ul className="stack full plain-list">
        {members.map((member) => (
          <li key={member.uid} className="row-3 middle wrapping hairline-below pad-block-3">
            <span className="breakable">
              <strong>{member.name || member.email}</strong> {member.uid === own && `(você) `}
              {member.name && <span className="soft">{member.email}</span>}
            </span>
            {member.uid !== own && (
              <MemberAccess member={member} name={memberName(member, members)} onChange={onChange} />
            )}
            {members.length > 1 && (
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={`Remover ${memberName(member, members)}`}
                aria-disabled={running}
                onClick={() => setLeaving(member)}
              >
                Remover
              </Button>
            )}
          </li>
        ))}
      </ul>
      {outcome}
      {leaving && (
        <AdminDialog
          title="Remover da equipe?"
          close="Manter"
          confirm={<Button onClick={() => remove(leaving)}>Sim, remover</Button>}
          onClose={() => setLeaving(undefined)}
        >
          <p className="strong breakable">{memberName(leaving, members)}</p>
          <p>Deixa de ver o painel neste momento, e as sessões abertas terminam. A conta no site continua.</p>
        </AdminDialog>
      )}
    </AgendaSection>
  );
}

function Invitations({ team, onChange }: TeamPartProps) {
  const { outcome, run, running } = useSubmissionAction();
  const withdraw = (id: string) => {
    const work = async () => onChange(await doInTeam({ action: 'withdraw', id }));
    void run({ work, done: 'Convite retirado.' });
  };
  return (
    <AgendaSection title="Convites">
      {team.invitations.length === 0 && <p>Nenhum convite em aberto.</p>}
      <ul className="stack full plain-list">
        {team.invitations.map(({ id, email, expireAt }) => (
          <li key={id} className="row-3 middle wrapping hairline-below pad-block-3">
            <span className="breakable">
              <strong>{email}</strong>, vale até{' '}
              <time dateTime={expireAt}>{formatDateTime(new Date(expireAt))}</time>
            </span>
            <Button variant="quiet" aria-disabled={running} onClick={() => withdraw(id)}>
              Retirar o convite
              <span className="visually-hidden"> {email}</span>
            </Button>
          </li>
        ))}
      </ul>
      {outcome}
      <DeskForm
        label="Convidar"
        check={({ email = '' }) => ({ email: correctionError(email.trim()) })}
        work={async ({ email = '' }, { form }) => {
          onChange(await doInTeam({ action: 'invite', email: email.trim() }));
          form.reset();
        }}
        done="Convite feito: o email está a caminho."
        isSensitive
        submit={['Convidar']}
      >
        <TextField
          label="Email de quem vai entrar"
          hint={`O convite vale ${INVITATION_DAYS} dias e uma vez só, para a conta que confirmou este email.`}
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
