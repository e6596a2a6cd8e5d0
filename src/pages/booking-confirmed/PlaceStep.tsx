import { bookingConfirmed } from '#src/content/bookingConfirmed.ts';
import { isWebAddress } from '#src/domain/agendaSettings.ts';
import { placePromise } from '#src/domain/workingDay.ts';

interface PlaceStepProps {
  /** Where the consultation takes place, if that is known. */
  place: string | undefined;
  /** Else the day by which its visitor learns that. */
  placeDay: string | undefined;
}

/** Where the consultation takes place, or by when the visitor learns that. */
export function PlaceStep({ place, placeDay }: PlaceStepProps) {
  if (!place) return <p>{placePromise(placeDay)}</p>;
  return (
    <p>
      {bookingConfirmed.steps.items[1].text} {isWebAddress(place) ? <a href={place}>{place}</a> : place}
    </p>
  );
}
