import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import rowStyles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { isPastSlot, slotRange } from '#src/domain/agenda/slots.ts';
import { answerDaysLeft } from '#src/domain/submissions/answerTime.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import type { BookingSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { isWebAddress } from '#src/domain/text/isWebAddress.ts';
import { whatsappAddress } from '#src/domain/text/telephone.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import type { Today } from '#src/services/desk/today.ts';
import styles from './TodayView.module.css';

export function Talk({ talk, place }: { talk: BookingSubmission; place: string }) {
  const { id, nome, data, horario, tipoConsulta, telefone } = talk;
  const chat = whatsappAddress(telefone);
  const hasBegun = isPastSlot(data, horario, new Date());
  const about = (words: string) => (
    <>
      {words}
      <span className="visually-hidden">: {nome}</span>
    </>
  );
  return (
    <li className={styles.talk}>
      <p className={styles.time}>{slotRange(horario, consultationMinutes(tipoConsulta))}</p>
      <div className="stack-1 shrinkable">
        <h3 className="plain normal strong breakable">
          <Link className="text-colour" to={deskAddress({ view: 'day', day: data, openId: id })}>
            {nome}
          </Link>
        </h3>
        <p className="small soft breakable">
          {consultationName(talk)}
          {talk.host && ` · com ${talk.host.name}`}
          {hasBegun && ` · Já começou`}
        </p>
        {place && !isWebAddress(place) && <p className="small breakable">{place}</p>}
        {!place && <p className="small strong error">Falta o endereço da consultoria</p>}
        <div className="cluster-2 filled-only">
          {isWebAddress(place) && <ButtonLink to={place} label={about('Entrar na sala')} />}
          {chat && <ButtonLink to={chat} variant="secondary" label={about('WhatsApp')} />}
        </div>
      </div>
    </li>
  );
}

type WaitingProps = Partial<Pick<Today, 'availability'>> & { submission: Submission };

/** A waiting submission. If `availability` is given, it shows the working days left to answer. */
export function Waiting({ submission, availability }: WaitingProps) {
  const { id, nome, email, createdAt } = submission;
  const { isUnusual, label } = stateOf(submission);
  const now = new Date();
  const daysLeft = availability && answerDaysLeft(createdAt, availability, now);
  const to = deskAddress({ view: 'conversations', openId: id });
  return (
    <li className={rowStyles.row} data-plain>
      <h3 className="plain normal strong shrinkable breakable">
        <Link className={rowStyles.link} to={to}>
          {nome || email || deskWords.unreadable}
        </Link>
      </h3>
      <p className={`${rowStyles.time} ${styles.left}`} data-left={daysLeft}>
        {daysLeft !== undefined && describeDaysLeft(daysLeft)}
      </p>
      <p className={rowStyles.words}>
        {isUnusual && <strong>{label}: </strong>}
        <Gist submission={submission} />
      </p>
      <time className={rowStyles.time} dateTime={createdAt.toISOString()}>
        {formatShortDateTime(createdAt, now)}
      </time>
    </li>
  );
}

function describeDaysLeft(days: number): string {
  if (days === 0) return 'Responder hoje';
  const count = Math.abs(days) === 1 ? '1 dia útil' : `${Math.abs(days)} dias úteis`;
  if (days < 0) return `Atrasada há ${count}`;
  return `${days === 1 ? 'Falta' : 'Faltam'} ${count}`;
}
