import { useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { forStateKeys, useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import {
  type ActionGiven,
  type UndoableAction,
  useUndoableActions,
} from '#src/desk/parts/actions/useUndoableActions.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';

export type Triage = ReturnType<typeof useTriage>;

/** The selection in a list, and actions with single keys. Without a selection, they act on the open submission. */
export function useTriage(shown: readonly Submission[]) {
  const navigation = useInboxNavigation();
  const { openId } = navigation.location;
  const actions = useUndoableActions();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<readonly Submission[]>();
  const selected = shown.filter(({ id }) => chosen.includes(id));
  const at = shown.findIndex(({ id }) => id === openId);
  const [previous, opened, next] = [shown[at - 1], shown[at], shown[at + 1]];

  const toggle = ({ id }: Submission) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const selectAll = (isSelected: boolean) => setChosen(isSelected ? shown.map(({ id }) => id) : []);
  const run = (choice: UndoableAction, given: readonly Submission[], how?: ActionGiven) => {
    if (choice === 'delete' && !how) return setToDelete(given);
    void actions.run(choice, given, how).then(() => selectAll(false));
  };
  const confirmDeletion = (given: readonly Submission[], tells: boolean) => {
    setToDelete(undefined);
    run('delete', given, { tells });
    if (given.some(({ id }) => id === openId)) navigation.close();
  };

  /** Acts on the selected submissions. Without a selection, acts on the open submission and opens the next. */
  const deal = (choice: UndoableAction) => () => {
    if (selected.length > 0) return run(choice, selected);
    if (!opened) return;
    run(choice, [opened]);
    if (choice === 'delete') return;
    const following = next ?? previous;
    if (following) navigation.open(following);
    else navigation.close();
  };
  const open = (submission: Submission | undefined) =>
    submission ? navigation.open(submission) : announce('Não há mais nesta direção.');
  useSingleKeys({
    j: () => open(at < 0 ? shown[0] : next),
    k: () => open(previous),
    u: () => openId && navigation.close(),
    x: () => opened && toggle(opened),
    ...forStateKeys(deal),
    '#': deal('delete'),
    r: () => document.querySelector<HTMLElement>('textarea[name=resposta]')?.focus(),
    z: actions.undo,
  });
  return {
    ...{ actions, shown, selected, toggle, selectAll, run },
    ...{ toDelete, setToDelete, confirmDeletion },
    neighbours: at < 0 ? undefined : { previous, next },
  };
}
