import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './OtherWays.module.css';

interface OtherWaysProps {
  words: { title: string; text: string; email: string; phone: string };
  email: string;
  phone: { label: string; href: string };
}

/** The studio's e-mail and phone beside a form; a captcha must never be the only door. */
export function OtherWays({ words, email, phone }: OtherWaysProps) {
  return (
    <div className={styles.ways}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <dl className={styles.list}>
        <div className={styles.way}>
          <dt>
            <Icon name="mail" /> {words.email}
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div className={styles.way}>
          <dt>
            <Icon name="phone" /> {words.phone}
          </dt>
          <dd>
            <a href={phone.href}>{phone.label}</a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
