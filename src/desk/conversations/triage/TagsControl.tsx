import { useTags } from '#src/desk/base/useTags.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { Tags } from './Tags.tsx';

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
          <Choice
            label="Dar uma etiqueta"
            empty="Etiqueta…"
            options={others.map((tag) => [tag, tag])}
            busy={running}
            onChoose={(tag) => void set(tag, true)}
          />
        )}
      </div>
      {outcome}
    </>
  );
}
