import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { forStateKeys } from '#src/desk/base/shortcuts.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import type { UndoableAction } from '#src/desk/parts/actions/useUndoableActions.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { useSelection } from './useSelection.ts';

interface TriageKeys {
  selection: ReturnType<typeof useSelection>;
  /** The neighbours of the open submission; if none is open, `next` is the first of the list. */
  neighbours: Record<'previous' | 'opened' | 'next', Submission | undefined>;
  onChoose: (choice: UndoableAction, submissions: readonly Submission[]) => void;
  onUndo: () => void;
  onHelp: () => void;
}

/** The single keys of a list: they move through it and act on the open or selected submissions. */
export function useTriageKeys({ selection, neighbours, onChoose, onUndo, onHelp }: TriageKeys): void {
  const navigation = useInboxNavigation();
  const { previous, opened, next } = neighbours;
  const { selectedIds, select, selected } = selection;
  const open = (submission: Submission | undefined) =>
    submission ? navigation.open(submission) : announce('Não há mais nesta direção.');

  /** Acts on the selected submissions. Without a selection, acts on the open submission and opens the next. */
  const deal = (choice: UndoableAction) => () => {
    if (selected.length > 0) return onChoose(choice, selected);
    if (!opened) return;
    onChoose(choice, [opened]);
    if (choice === 'delete') return;
    const following = next ?? previous;
    if (following) navigation.open(following);
    else navigation.close();
  };
  useSingleKeys({
    j: () => open(next),
    k: () => open(previous),
    u: () => navigation.location.openId && navigation.close(),
    x: () => opened && select(opened.id, !selectedIds.has(opened.id)),
    ...forStateKeys(deal),
    '#': deal('delete'),
    r: () => document.querySelector<HTMLElement>('textarea[name=resposta]')?.focus(),
    z: onUndo,
    '?': onHelp,
  });
}
