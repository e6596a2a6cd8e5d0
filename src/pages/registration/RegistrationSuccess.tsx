import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { registration } from '#src/copy/accounts/registration.ts';
import { paths } from '#src/domain/site/paths.ts';

/** The confirmation of a registration. It takes the focus, because the submit button lost it while it was disabled. */
export function RegistrationSuccess() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { title, text, link, verify, settings } = registration.success;
  return (
    <div ref={place} tabIndex={-1} className="no-outline">
      <Notice tone="success" title={title}>
        <p>
          {text}
          <Link to={paths.profile}>{link}</Link>?
        </p>
        <p>
          {verify}
          <Link to={paths.settings}>{settings}</Link>.
        </p>
      </Notice>
    </div>
  );
}
