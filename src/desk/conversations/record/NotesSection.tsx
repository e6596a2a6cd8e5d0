import { type FormEvent, useRef, useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { replyWords } from '#src/desk/conversations/reply/replyWords.ts';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { adminPeople } from '#src/desk/words/adminPeople.ts';
import { NOTE_LIMIT } from '#src/domain/submissions/notes.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './NotesSection.module.css';

const words = adminPeople.notes;

/** The studio's own notes on a submission. */
export function NotesSection({ submission, onUpdate }: SubmissionActionProps) {
  const own = useOwnAccount()?.email;
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const { state, run, running } = useSubmissionAction(onUpdate);
  const notes = Object.entries(submission.notes).sort(([one], [other]) => Number(one) - Number(other));

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (!text) {
      setError(words.required);
      field.current?.focus();
      return;
    }
    const work = () => giveCommand('note', submission, { text });
    if ((await run({ work, done: words.done, failed: words.failed })) && field.current)
      field.current.value = '';
  };
  const remove = async (revision: string) => {
    const work = () => giveCommand('removeNote', submission, { note: Number(revision) });
    if (await run({ work, done: words.removed, failed: words.failed })) field.current?.focus();
  };
  return (
    <section className={`${styles.notes} stack-3`} aria-labelledby="notas">
      <h3 id="notas">{words.title}</h3>
      {notes.length > 0 && (
        <ul className="stack-3 plain-list">
          {notes.map(([revision, { text, by, at }]) => (
            <li key={revision} className={`${styles.note} stack-1 start`}>
              <p className="breakable lines">
                <LinkedText text={text} />
              </p>
              <p className="small soft">
                {replyWords.list.by} {nameAuthor(by, own)},{' '}
                <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
              </p>
              <Button variant="quiet" aria-disabled={running} onClick={() => remove(revision)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate className="stack-3 buttons-start" onSubmit={handleSubmit}>
        <TextareaField
          ref={field}
          label={words.label}
          hint={words.hint}
          name="nota"
          rows={2}
          maxLength={NOTE_LIMIT}
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" variant="secondary" busy={running}>
          {words.add}
        </Button>
        <ActionStatus state={state} />
      </form>
    </section>
  );
}
