import { useTags } from '#src/desk/base/useTags.ts';
import styles from '#src/desk/conversations/list/ConversationsView.module.css';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { Tags } from './Tags.tsx';

/** The tags of a submission, each with a way to take it away, and those that it may be given. */
export function TagsControl({ submission }: { submission: Submission }) {
  const known = useTags();
  const { outcome, give, running } = useSubmissionAction();
  const { tags } = submission;
  const set = (tag: string, isOn: boolean) =>
    give('tag', submission, { tag, isOn }, { done: isOn ? `Etiqueta: ${tag}.` : `Sem a etiqueta ${tag}.` });
  const others = known.filter((tag) => !tags.includes(tag));
  if (known.length === 0 && tags.length === 0) return null;
  return (
    <>
      <div className="row-2 middle small wrapping">
        <Tags tags={tags} onRemove={(tag) => !running && void set(tag, false)} />
        {others.length > 0 && (
          <select
            aria-label="Dar uma etiqueta"
            className={styles.choice}
            value=""
            aria-disabled={running}
            onChange={({ target: { value } }) => value && !running && void set(value, true)}
          >
            <option value="">Etiqueta…</option>
            {others.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        )}
      </div>
      {outcome}
    </>
  );
}
