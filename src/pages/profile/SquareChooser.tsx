import { profile as words } from '#src/copy/accounts/profile.ts';
import styles from './SquareChooser.module.css';
import type { PhotoChoice } from './usePhotoChoice.ts';

type SquareChooserProps = Pick<PhotoChoice, 'position' | 'moveTo'> & { disabled: boolean };

export function SquareChooser({ position, moveTo, disabled }: SquareChooserProps) {
  return (
    <label className={`${styles.square} stack-2 strong`}>
      {words.edit.square}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={position}
        disabled={disabled}
        aria-valuetext={`${position} %`}
        onChange={({ target }) => moveTo(target.valueAsNumber)}
      />
    </label>
  );
}
