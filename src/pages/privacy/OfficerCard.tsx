import { team } from 'virtual:content/lists/team';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { privacy } from '#src/copy/site/privacy.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './OfficerCard.module.css';

const member = team.find(({ nome }) => nome === studio.privacyOfficer);

/** The person in charge (LGPD, art. 41) and the ways to reach them. */
export function OfficerCard() {
  const { id, title, text, controller, email, contact } = privacy.officer;
  const { postalAddress } = studio;
  return (
    <section id={id} className={styles.card} data-tone="sky">
      {member && <Picture image={member.foto} className={styles.portrait} />}
      <h3>{title}</h3>
      <p>{text}</p>
      <dl className="stack-3">
        <div>
          <dt className="strong">{email}</dt>
          <dd>
            <a className="breakable target inline-block" href={`mailto:${studio.privacyEmail}`}>
              {studio.privacyEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="strong">{controller}</dt>
          <dd>
            {studio.legalName}, {postalAddress.line}, {postalAddress.city} – {postalAddress.state}
          </dd>
        </div>
      </dl>
      <ButtonLink to={paths.contact} icon="arrow" label={contact} />
    </section>
  );
}
