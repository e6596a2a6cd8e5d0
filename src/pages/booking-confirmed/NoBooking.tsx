import { Hero } from '#src/components/sections/Hero.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { bookingConfirmed } from '#src/content/bookingConfirmed.ts';
import { vazio } from '#src/content/images/vazio.ts';
import { paths } from '#src/domain/paths.ts';

/** Somebody came without having booked, or long after. */
export function NoBooking() {
  const { title, text, action } = bookingConfirmed.none;
  return (
    <Hero
      title={title}
      lead={<p>{text}</p>}
      image={vazio}
      actions={
        <ButtonLink to={paths.booking} icon="calendar">
          {action}
        </ButtonLink>
      }
    />
  );
}
