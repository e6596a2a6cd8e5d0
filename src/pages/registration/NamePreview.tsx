import { Avatar } from '#src/components/ui/drawings/Avatar.tsx';
import { registration } from '#src/copy/accounts/registration.ts';
import styles from './NamePreview.module.css';

export function NamePreview({ name }: { name: string }) {
  const { caption, placeholder } = registration.label;
  return (
    <div className={styles.label} aria-hidden="true">
      <Avatar name={name.trim()} />
      <div>
        <p className="small">{caption}</p>
        <p className="display subtitle leading-loose breakable">{name.trim() || placeholder}</p>
      </div>
    </div>
  );
}
