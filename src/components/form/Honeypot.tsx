import styles from './Honeypot.module.css';

/**
 * A field that no person sees or reaches and that only programs fill in. Form fillers of browsers and password managers
 * leave it alone: neither its name nor its label is one they know, and the attributes tell them so.
 */
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
