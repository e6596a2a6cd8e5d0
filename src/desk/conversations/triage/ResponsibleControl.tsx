import { useState } from 'react';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { Tags } from './Tags.tsx';

export function ResponsibleControl({ submission }: { submission: Submission }) {
  const { own, options, nameOf } = useTeamNames();
  const known = useTags();
  const { outcome, give, running } = useSubmissionAction();
  const [wanted, setWanted] = useState<string>();
  const { responsible, tags } = submission;
  const assign = async (chosen: string) => {
    setWanted(chosen);
    const told = chosen && chosen !== own ? ` ${nameOf(chosen)} recebe um aviso.` : '';
    await give('assign', submission, { responsible: chosen }, { done: `Responsável definido.${told}` });
    setWanted(undefined);
  };
  const setTag = (tag: string, isOn: boolean) =>
    give('tag', submission, { tag, isOn }, { done: isOn ? `Etiqueta: ${tag}.` : `Sem a etiqueta ${tag}.` });
  const hasLeft = responsible !== '' && !options.some(([email]) => email === responsible);
  const others = known.filter((tag) => !tags.includes(tag));
  return (
    <div className="stack-2 one-column full">
      <div className="row-2 middle small">
        Responsável
        <Choice
          label="Responsável"
          empty="Ninguém"
          options={hasLeft ? [...options, [responsible, nameOf(responsible)]] : options}
          value={wanted ?? responsible}
          busy={running}
          onChoose={assign}
        />
      </div>
      <div className="row-2 middle small wrapping">
        <Tags tags={tags} onRemove={(tag) => !running && void setTag(tag, false)} />
        {others.length > 0 && (
          <Choice
            label="Dar uma etiqueta"
            empty="Etiqueta…"
            options={others.map((tag) => [tag, tag])}
            busy={running}
            onChoose={(tag) => void setTag(tag, true)}
          />
        )}
      </div>
      {outcome}
    </div>
  );
}
