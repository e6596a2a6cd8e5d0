import { useState } from 'react';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { Tags } from './Tags.tsx';

/** The responsible member and the tags. A choice shows at once and reverts if it could not be stored. */
export function ResponsibleControl({ submission }: { submission: Submission }) {
  const { own, options, nameOf } = useTeamNames();
  const { outcome, give, running } = useSubmissionAction();
  const [wanted, setWanted] = useState('');
  const { responsible } = submission;
  const choose = (chosen: string) => {
    setWanted(chosen);
    const told = chosen && chosen !== own ? ` ${nameOf(chosen)} recebe um aviso.` : '';
    return give('assign', submission, { responsible: chosen }, { done: `Responsável definido.${told}` });
  };
  const hasLeft = responsible !== '' && !options.some(([email]) => email === responsible);
  const left = hasLeft ? [[responsible, nameOf(responsible)] as const] : [];
  return (
    <div className="stack-2 start">
      <div className="row-2 middle small">
        Responsável
        <Choice
          label="Responsável"
          empty="Ninguém"
          options={[...options, ...left]}
          value={running ? wanted : responsible}
          busy={running}
          onChoose={choose}
        />
      </div>
      {outcome}
      <TagsControl submission={submission} />
    </div>
  );
}

function TagsControl({ submission }: { submission: Submission }) {
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
