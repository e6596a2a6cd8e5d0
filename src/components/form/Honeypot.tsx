import styles from './Honeypot.module.css';

/** A field no person sees or reaches; programs that fill in everything give themselves away by it. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Não preencha este campo
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
