import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Avatar } from '#src/components/ui/drawings/Avatar.tsx';
import { Progress } from '#src/components/ui/Progress.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import { PHOTO_TYPES } from '#src/domain/accounts/memberPhotos.ts';
import styles from './PhotoField.module.css';
import type { PhotoChoice } from './usePhotoChoice.ts';

interface PhotoFieldProps {
  name: string;
  photoURL: string | undefined;
  choice: PhotoChoice;
  percent: number;
  disabled: boolean;
}

export function PhotoField({ name, photoURL, choice, percent, disabled }: PhotoFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { photo, choosePhoto, changePhoto, removePhoto, photoHint, reducePhoto } = words.edit;
  const { error, canReduce, reduce, remove, canMove } = choice;
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (file) choice.choose(file);
  };
  /** The button that was pressed disappears, so the focus moves to the file chooser. */
  const pressThenFocus = (action: () => void) => () => {
    action();
    chooser.current?.focus();
  };
  return (
    <div className={`${styles.photo} stack-5 middle`}>
      <div className={styles.avatar}>
        <Avatar name={name} photoURL={photoURL} />
      </div>
      <div className={`${styles.choice} stack-3 start shrinkable`}>
        <label className={styles.button} data-disabled={disabled}>
          <span className="visually-hidden">{photo}: </span>
          {photoURL ? changePhoto : choosePhoto}
          <input
            ref={chooser}
            type="file"
            className="visually-hidden"
            accept={PHOTO_TYPES.map((type) => `image/${type.toLowerCase()}`).join()}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={handleChange}
          />
        </label>
        <p className="small soft" id={`${id}-hint`}>
          {photoHint}
        </p>
        {error && (
          <p className="strong error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        {canReduce && (
          <Button variant="quiet" onClick={pressThenFocus(reduce)}>
            {reducePhoto}
          </Button>
        )}
        {photoURL && !disabled && (
          <Button variant="quiet" onClick={pressThenFocus(remove)}>
            {removePhoto}
          </Button>
        )}
        {canMove && <SquareChooser {...choice} disabled={disabled} />}
        {percent > 0 && percent < 100 && (
          <Progress
            label="Enviando a foto"
            value={Math.round(percent)}
            valueText={`${Math.round(percent)} %`}
          />
        )}
      </div>
    </div>
  );
}

type SquareChooserProps = Pick<PhotoChoice, 'position' | 'moveTo'> & { disabled: boolean };

function SquareChooser({ position, moveTo, disabled }: SquareChooserProps) {
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
