import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { isPastSlot, slotRange } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isWebAddress } from '#src/domain/text/isWebAddress.ts';
import { whatsappAddress } from '#src/domain/text/telephone.ts';
import styles from './TodayView.module.css';

/** One of today's consultations, with links to the booking, its place and its visitor's WhatsApp. */
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
