import { type ChangeEvent, useId } from 'react';
import { Avatar } from '#src/components/ui/Avatar.tsx';
import { Progress } from '#src/components/ui/Progress.tsx';
import { profile as words } from '#src/content/profile.ts';
import styles from './PhotoField.module.css';

interface PhotoFieldProps {
  /** Whose photo it is. */
  name: string;
  /** The chosen photo, else the one there is. */
  photoURL: string | undefined;
  error: string | undefined;
  /** How much of the upload is done. */
  percent: number;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export function PhotoField({ name, photoURL, error, percent, disabled, onChoose }: PhotoFieldProps) {
  const id = useId();
  const { photo, choosePhoto, changePhoto, photoHint } = words.edit;
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (file) onChoose(file);
  };
  return (
    <div className={styles.photo}>
      <div className={styles.avatar}>
        <Avatar name={name} photoURL={photoURL} />
      </div>
      <div className={styles.choice}>
        <label className={styles.button} data-disabled={disabled}>
          <span className="visually-hidden">{photo}: </span>
          {photoURL ? changePhoto : choosePhoto}
          <input
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={handleChange}
          />
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {photoHint}
        </p>
        {error && (
          <p className={styles.error} id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
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
