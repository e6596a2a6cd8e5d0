import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import { CallToAction } from './CallToAction.tsx';
import type { Tone } from './Section.tsx';

interface ContactActionProps {
  title: string;
  text: string;
  /** The label of the way to the contact form, and of the way to the booking. */
  contact: string;
  booking: string;
  tone?: Tone;
}

/** The end of a page that leads to a conversation: write, or choose an hour. */
export function ContactAction({ title, text, contact, booking, tone = 'sunflower' }: ContactActionProps) {
  return (
    <CallToAction
      tone={tone}
      title={title}
      text={<p>{text}</p>}
      actions={
        <>
          <ButtonLink to={paths.contact} icon="arrow">
            {contact}
          </ButtonLink>
          <ButtonLink to={paths.booking} variant="secondary" icon="calendar">
            {booking}
          </ButtonLink>
        </>
      }
    />
  );
}
