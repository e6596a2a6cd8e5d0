import { Avatar } from '#src/components/ui/drawings/Avatar.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import type { UserProfile } from '#src/domain/accounts/profile.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import styles from './ProfileHeader.module.css';

const tones = ['sunflower', 'coral', 'sky'] as const;

export function ProfileHeader({ profile }: { profile: UserProfile }) {
  const { displayName, email, photoURL, createdAt } = profile;
  const { title, posts, courses, projects } = words.stats;
  return (
    <div className="gutter sized" data-tone="petrol">
      <div className={`${styles.inner} content-width grid-5 wide-gap-5`}>
        <div className={styles.avatar}>
          <Avatar name={displayName} photoURL={photoURL} />
        </div>
        <div className={`${styles.words} shrinkable`}>
          <h2 className={styles.name}>{displayName}</h2>
          <p className="lead breakable">{email}</p>
          <p>
            {words.memberSince} {formatMonth(todayInSaoPaulo(createdAt))}
          </p>
        </div>
        <h3 className="visually-hidden">{title}</h3>
        <dl className={styles.stats}>
          {[posts, courses, projects].map((label, index) => (
            <div key={label} className="number-first relative shrinkable" data-tone={tones[index]}>
              <dt>{label}</dt>
              <dd className="display title-l leading-display tabular">0</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
