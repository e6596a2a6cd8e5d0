import { Hero } from '#src/components/sections/Hero.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { bookingConfirmed } from '#src/content/bookingConfirmed.ts';
import { paths } from '#src/domain/paths.ts';
import emptyState from '#src/pictures/empty-state.svg?picture';

/** Somebody came without having booked, or long after. */
export function NoBooking() {
  const { title, text, action } = bookingConfirmed.none;
  return (
    <Hero
      title={title}
      lead={<p>{text}</p>}
      image={emptyState}
      actions={
        <ButtonLink to={paths.booking} icon="calendar">
          {action}
        </ButtonLink>
      }
    />
  );
}
