import type { ReactNode } from 'react';
import { PARTS } from '#src/desk/base/rooms.ts';
import { memberName, useTeam, useTeamAction } from '#src/desk/base/useTeam.ts';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { FieldForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { RoomPart } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { SettingsSection } from '#src/desk/settings/SettingsSection.tsx';
import { INVITATION_DAYS, type Team } from '#src/domain/accounts/team.ts';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { OwnPasskeys } from './OwnPasskeys.tsx';

export function TeamView() {
  return (
    <RoomPart
      title={PARTS.team.label}
      lead="Quem pode entrar neste painel. Cada convite, entrada e saída fica no registro de ações."
      query={useTeam()}
    >
      {(team) => (
        <div className={styles.sections}>
          <div className="stack-5 one-column top">
            <Members {...team} />
            <Invitations {...team} />
          </div>
          <OwnPasskeys />
        </div>
      )}
    </RoomPart>
  );
}

type Member = Team['members'][number];

const DEEDS = {
  confirmAddress: {
    label: 'Confirmar o email',
    title: 'Confirmar o novo email?',
    text: 'O email desta conta mudou desde que ela entrou na equipe, e por isso ela está sem acesso. Confirme só depois de falar com a pessoa por outro caminho.',
    done: 'Email confirmado. A equipe foi avisada.',
  },
  resetPasskeys: {
    label: 'Redefinir as chaves',
    title: 'Redefinir as chaves de acesso?',
    text: 'Todas as chaves e sessões desta pessoa terminam. Ela entra com a senha e recebe no email um link para cadastrar outra.',
    done: 'Chaves redefinidas. A equipe foi avisada.',
  },
  remove: {
    label: 'Remover',
    title: 'Remover da equipe?',
    text: 'Deixa de ver o painel neste momento, e as sessões abertas terminam. A conta no site continua.',
    done: 'Removido da equipe.',
    confirm: 'Sim, remover',
    keep: 'Manter',
    failed:
      'Não foi possível remover. A última pessoa da equipe não pode sair; se não for isso, tente de novo.',
  },
};

/** The actions on a member. Nobody can renew their own access here, and the last administrator cannot be removed. */
function deedsFor({ uid, isConfirmed, passkeys }: Member, own: string | undefined, count: number) {
  const access = isConfirmed ? passkeys > 0 && 'resetPasskeys' : 'confirmAddress';
  const wanted = [uid !== own && access, count > 1 && 'remove'] as const;
  return wanted.filter((deed) => deed !== false);
}

function Members({ members: all }: Pick<Team, 'members'>) {
  const own = useOwnAccount()?.uid;
  const changeTeam = useTeamAction();
  const members = all.filter(({ isRemoved }) => !isRemoved);
  return (
    <SettingsSection title="Equipe">
      <ActionGroup as="ul" className="stack full plain-list">
        {members.map((member) => {
          const { uid, name, email, isConfirmed, passkeys } = member;
          const called = memberName(member, members);
          return (
            <PlainRow key={uid}>
              <span className="breakable shrinkable">
                <strong>{name || email}</strong> {uid === own && `(você) `}
                {name && <span className="soft">{email}</span>}
                {uid !== own && isConfirmed && passkeys === 0 && (
                  <span className="small soft block">Sem chave de acesso</span>
                )}
              </span>
              <span className="cluster-3">
                {deedsFor(member, own, members.length).map((deed) => {
                  const asked = { confirm: 'Sim, continuar', keep: 'Voltar', failed: undefined };
                  const { label, done, failed, ...asks } = { ...asked, ...DEEDS[deed] };
                  return (
                    <ActionButton
                      key={deed}
                      variant="quiet"
                      aria-label={`${label}${deed === 'remove' ? '' : ' de'} ${called}`}
                      asks={{ ...asks, about: called }}
                      work={() => changeTeam({ action: deed, uid })}
                      {...{ done, failed }}
                    >
                      {label}
                    </ActionButton>
                  );
                })}
              </span>
            </PlainRow>
          );
        })}
      </ActionGroup>
    </SettingsSection>
  );
}

const PlainRow = ({ children }: { children: ReactNode }) => (
  <li className="row-3 middle between hairline-below pad-block-3">{children}</li>
);

function Invitations({ invitations }: Pick<Team, 'invitations'>) {
  const changeTeam = useTeamAction();
  return (
    <SettingsSection title="Convites">
      {invitations.length === 0 && <p>Nenhum convite em aberto.</p>}
      <ActionGroup as="ul" className="stack full plain-list">
        {invitations.map(({ id, email, expireAt }) => (
          <PlainRow key={id}>
            <span className="breakable">
              <strong>{email}</strong>, vale até{' '}
              <time dateTime={expireAt}>{formatDateTime(new Date(expireAt))}</time>
            </span>
            <ActionButton
              variant="quiet"
              work={() => changeTeam({ action: 'withdraw', id })}
              done="Convite retirado."
            >
              Retirar o convite
              <span className="visually-hidden"> {email}</span>
            </ActionButton>
          </PlainRow>
        ))}
      </ActionGroup>
      <FieldForm
        check={correctionError}
        work={(email) => changeTeam({ action: 'invite', email })}
        done="Convite feito: o email está a caminho."
        clears
        submit={['Convidar']}
        field={{
          label: 'Email de quem vai entrar',
          hint: `O convite vale ${INVITATION_DAYS} dias e uma vez só, para a conta que confirmou este email.`,
          type: 'email',
          maxLength: EMAIL_LIMIT,
          required: true,
        }}
      />
    </SettingsSection>
  );
}
