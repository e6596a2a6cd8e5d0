import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Hero } from '#src/components/sections/Hero.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import { contact } from '#src/copy/forms/contact.ts';
import { studio } from '#src/copy/studio.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import contactPicture from '#src/pictures/site/contact-desktop.svg?banner';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPanel.module.css';

export default function ContactPage() {
  const { head, hero } = contact;
  return (
    <>
      <PageHead {...head} {...placeOf('contact')} />
      <Hero title={hero.title} lead={hero.lead} image={contactPicture} />
      <div className="band" data-tone="surface">
        <div className="content-width grid-8 wide-gap upper split-7-5">
          <ContactForm />
          <ContactPanel />
        </div>
      </div>
    </>
  );
}

/** The other ways to reach the studio; a captcha must never be the only way to write. */
function ContactPanel() {
  const { panel, booking } = contact;
  const { email, phone, postalAddress, hours, social, legalName, cnpj } = studio;
  const place = `${postalAddress.line}, ${postalAddress.city}, ${postalAddress.postalCode}`;
  const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
  return (
    <aside className="stack-5" aria-labelledby="outros-caminhos">
      <h2 id="outros-caminhos" className="title-s">
        {panel.title}
      </h2>
      <p>{panel.text}</p>
      <dl className={`${styles.details} stack`}>
        <Way icon="mail" label={panel.email}>
          <dd>
            <a className="breakable target inline-block" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </Way>
        <Way icon="phone" label={panel.phone}>
          <dd>
            <a className="breakable target inline-block" href={phone.href}>
              {phone.label}
            </a>
          </dd>
        </Way>
        <Way icon="pin" label={panel.address}>
          <dd>
            {`${postalAddress.line}, ${postalAddress.city} – ${postalAddress.state}`}
            <br />
            {panel.visit}
            <br />
            <a className="target inline-block" href={mapUrl} rel="noopener">
              {panel.map}
            </a>
          </dd>
        </Way>
        <Way icon="clock" label={panel.hours}>
          <dd>{hours}</dd>
        </Way>
        <Way icon="external" label={panel.social}>
          {social.map(({ name, label, href }) => (
            <dd key={name}>
              <a className="breakable target inline-block" href={href} rel="noopener">
                {name} <span className="soft">{label}</span>
              </a>
            </dd>
          ))}
        </Way>
      </dl>
      <p className="small soft">{`${legalName}, CNPJ ${cnpj}`}</p>
      <div className={styles.booking} data-tone="lilac">
        <h3>{booking.title}</h3>
        <p>{booking.text}</p>
        <ButtonLink to={paths.booking} icon="calendar" label={booking.action} />
        <p className="cluster-4">
          <Link className="target" to={paths.budget}>
            {booking.budget}
          </Link>
          <Link className="target" to={paths.questions}>
            {booking.questions}
          </Link>
        </p>
      </div>
    </aside>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="stack rule-above pad-block-3">
      <dt className="row-3 middle strong">
        <Icon name={icon} className="accent" /> {label}
      </dt>
      {children}
    </div>
  );
}
