import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import styles from '#src/desk/conversations/list/ConversationsView.module.css';
import type { TriageChoice, TriageGiven } from '#src/desk/parts/useTriage.ts';
import { PutAway } from './PutAway.tsx';

interface TriageSelectsProps {
  busy: boolean;
  onChoose: (choice: TriageChoice, given: TriageGiven) => void;
}

/** What the selected are given that has more than one value: a day, somebody responsible, a tag. */
export function TriageSelects({ busy, onChoose }: TriageSelectsProps) {
  const own = useOwnAccount()?.email ?? '';
  const { emails, nameOf } = useTeamNames(own);
  const tags = useTags();
  return (
    <>
      <PutAway busy={busy} onChoose={(until) => onChoose('postponed', { until })} />
      <select
        aria-label="Responsável pela seleção"
        className={styles.choice}
        value=""
        onChange={({ target: { value } }) => onChoose('assign', { responsible: value })}
      >
        <option value="">Responsável…</option>
        {emails.map((email) => (
          <option key={email} value={email}>
            {nameOf(email)}
          </option>
        ))}
      </select>
      {tags.length > 0 && (
        <select
          aria-label="Etiqueta para a seleção"
          className={styles.choice}
          value=""
          onChange={({ target: { value } }) => onChoose('tag', { tag: value })}
        >
          <option value="">Etiqueta…</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      )}
    </>
  );
}
