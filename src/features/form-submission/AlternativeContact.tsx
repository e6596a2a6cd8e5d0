import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { studio } from '#src/copy/studio.ts';
import { OTHER_CONSULTATION } from '#src/domain/agenda/consultationTypes.ts';
import { bookingPath } from '#src/domain/forms/formPaths.ts';

type AlternativeContactProps = {
  words: Record<'title' | 'text' | 'email' | 'phone', string>;
  booking?: string;
};

/** Shows the studio's e-mail and telephone beside a form, because nobody must depend on solving a captcha. */
export function AlternativeContact({ words, booking }: AlternativeContactProps) {
  const ways = [
    { icon: 'mail', term: words.email, href: `mailto:${studio.email}`, label: studio.email },
    { icon: 'phone', term: words.phone, href: studio.phone.href, label: studio.phone.label },
  ] as const;
  return (
    <div className="stack-3 top rule-above pad-above-5">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <dl className="stack-1">
        {ways.map(({ icon, term, href, label }) => (
          <div key={icon} className="line">
            <dt className="row-3 middle strong">
              <Icon name={icon} className="accent" /> {term}
            </dt>
            <dd>
              <a className="breakable target inline-block" href={href}>
                {label}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {booking && (
        <div>
          <ButtonLink
            to={bookingPath(OTHER_CONSULTATION)}
            variant="secondary"
            icon="calendar"
            label={booking}
          />
        </div>
      )}
    </div>
  );
}
