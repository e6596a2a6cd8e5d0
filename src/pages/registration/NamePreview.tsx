import { Avatar } from '#src/components/ui/Avatar.tsx';
import { registration } from '#src/content/registration.ts';
import styles from './NamePreview.module.css';

/** A decorative preview of the name while it is typed. */
export function NamePreview({ name }: { name: string }) {
  const { caption, placeholder } = registration.label;
  return (
    <div className={styles.label} aria-hidden="true">
      <Avatar name={name.trim()} />
      <div className={styles.words}>
        <p className={styles.caption}>{caption}</p>
        <p className={styles.name}>{name.trim() || placeholder}</p>
      </div>
    </div>
  );
}
