import { adminTriage } from '#src/desk/words/adminTriage.ts';
import '#src/components/form/fields/choices.css';
import styles from './SelectionBox.module.css';

interface SelectionBoxProps {
  /** The submission's author. */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Puts a row of the list into the selection, or takes it out. */
export function SelectionBox({ name, isSelected, onSelect }: SelectionBoxProps) {
  return (
    <label className={`${styles.label} stack middle`}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <span className="visually-hidden">
        {adminTriage.select} {name}
      </span>
    </label>
  );
}
