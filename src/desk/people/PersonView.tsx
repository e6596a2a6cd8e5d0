import { type FormEvent, useState } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonSubmissions } from './PersonSubmissions.tsx';
import styles from './PersonView.module.css';

type PersonState =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; email: string; submissions: readonly Submission[] };

/** Everything that came from one e-mail address: seen, downloaded or deleted, as the LGPD (art. 18) lets people ask. */
export function PersonView({ onChange }: { onChange: () => void }) {
  const words = admin.person;
  const [state, setState] = useState<PersonState>({ status: 'idle' });
  const [error, setError] = useState<string>();

  const search = async (email: string) => {
    try {
      const { loadPerson } = await import('#src/services/desk/submissions.ts');
      setState({ status: 'ready', email, submissions: await loadPerson(email) });
    } catch {
      setState({ status: 'failed' });
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = (readValues(event.currentTarget).email ?? '').trim();
    setError(email ? undefined : words.required);
    if (!email) return;
    setState({ status: 'loading' });
    void search(email);
  };
  const count = state.status === 'ready' ? state.submissions.length : 0;
  return (
    <section aria-labelledby="parte" className="stack-4 pad-above-5">
      <h2 id="parte" className="visually-hidden">
        {admin.views.person}
      </h2>
      <p className="wide-text">{words.lead}</p>
      <search>
        <form noValidate aria-labelledby="parte" className={styles.form} onSubmit={handleSubmit}>
          <TextField
            label={words.label}
            name="email"
            type="email"
            maxLength={EMAIL_LIMIT}
            autoComplete="off"
            spellCheck={false}
            required
            error={error}
          />
          <Button type="submit" variant="secondary">
            {words.submit}
          </Button>
        </form>
      </search>
      <p aria-live="polite" className="strong filled-only">
        {state.status === 'loading' && words.loading}
        {state.status === 'ready' &&
          (count === 0 ? words.none : `${count} ${count === 1 ? words.one : words.many}`)}
      </p>
      {state.status === 'failed' && <Notice tone="error" title={words.failed} />}
      {state.status === 'ready' && (
        <>
          <PersonSubmissions submissions={state.submissions} />
          <PersonActions
            key={state.email}
            email={state.email}
            submissions={state.submissions}
            onChange={async () => {
              await search(state.email);
              onChange();
            }}
          />
        </>
      )}
    </section>
  );
}
