import type { ComponentProps } from 'react';
import type { LinkAction } from '#src/components/ui/Button.tsx';
import type { ConsultationType } from '#src/domain/agenda/consultationTypes.ts';
import { bookingPath, contactPath } from '#src/domain/forms/formPaths.ts';
import { CallToAction } from './CallToAction.tsx';

interface ContactActionProps extends Omit<ComponentProps<typeof CallToAction>, 'links'> {
  contact: string;
  consultation?: ConsultationType;
  /** The case or project that the contact form's prefilled message mentions. */
  caseSlug?: string;
  further?: LinkAction;
}

export function ContactAction(props: ContactActionProps) {
  const { contact, consultation, caseSlug, further, ...rest } = props;
  return (
    <CallToAction
      {...rest}
      links={[
        { to: contactPath(caseSlug), icon: 'arrow', label: contact },
        { to: bookingPath(consultation), icon: 'calendar', label: 'Agendar uma consultoria' },
        ...(further ? [further] : []),
      ]}
    />
  );
}
