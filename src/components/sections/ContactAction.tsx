import type { LinkAction } from '#src/components/ui/Button.tsx';
import type { ConsultationType } from '#src/domain/agenda/consultationTypes.ts';
import { bookingPath, contactPath } from '#src/domain/forms/formPaths.ts';
import { CallToAction } from './CallToAction.tsx';
import type { Tone } from './Section.tsx';

interface ContactActionProps {
  title: string;
  text: string;
  contact: string;
  booking: string;
  /** The type of consultation that the booking form starts with. */
  consultation?: ConsultationType;
  /** The case or project that the message of the contact form starts with. */
  caseSlug?: string;
  further?: LinkAction;
  tone?: Tone;
}

/** Ends a page with links to write about its subject or book a consultation. */
export function ContactAction(props: ContactActionProps) {
  const { title, text, contact, booking, consultation, caseSlug, further, tone } = props;
  return (
    <CallToAction
      tone={tone}
      title={title}
      text={text}
      links={[
        { to: contactPath(caseSlug), icon: 'arrow', label: contact },
        { to: bookingPath(consultation), icon: 'calendar', label: booking },
        ...(further ? [further] : []),
      ]}
    />
  );
}
