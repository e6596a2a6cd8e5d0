import styles from './Honeypot.module.css';

/** A field that only programs fill in. Its name and attributes keep browsers and password managers from filling it. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Não preencha este campo
        <input
          name="conferencia"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
