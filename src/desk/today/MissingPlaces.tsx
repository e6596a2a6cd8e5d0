import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import type { Today } from '#src/services/desk/today.ts';

/** A warning about consultations that nobody has given a meeting address; nothing without any. */
export function MissingPlaces({ withoutPlace }: Pick<Today, 'withoutPlace'>) {
  if (withoutPlace.length === 0) return null;
  return (
    <Notice tone="warning" live={false} title="Consultorias ainda sem endereço">
      <p>Falta dizer onde acontecem:</p>
      <ul>
        {withoutPlace.map(({ id, nome, data, horario }) => (
          <li key={id}>
            <Link to={deskAddress({ view: 'day', day: data, openId: id })}>
              {nome}, {formatShortDay(data)}, {horario}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
