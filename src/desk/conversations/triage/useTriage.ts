import { useEffect, useRef, useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { forStateKeys, useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import { type SharedCommand, useUndoableActions } from '#src/desk/parts/actions/useUndoableActions.tsx';
import type { ChosenState } from '#src/domain/submissions/states.ts';
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
  const run = (command: SharedCommand, given: readonly Submission[] = selected) =>
    actions.run(command, given).finally(() => selectAll(false));
  const shownId = useRef(openId);
  useEffect(() => {
    shownId.current = openId;
  });
  const confirmDeletion = async (given: readonly Submission[], tells: boolean) => {
    setToDelete(undefined);
    const isDone = await run({ action: 'delete', tells }, given);
    // By then another submission may be open.
    if (isDone && given.some(({ id }) => id === shownId.current)) navigation.close();
  };

  const acted = selected.length > 0 ? selected : opened ? [opened] : [];
  /** Without a selection, also opens the next submission. */
  const mark = (state: ChosenState) => () => {
    if (acted.length === 0) return;
    void run({ action: 'state', state }, acted);
    if (selected.length > 0) return;
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
    ...forStateKeys(mark),
    '#': () => acted.length > 0 && setToDelete(acted),
    r: () => document.querySelector<HTMLElement>('textarea[name=resposta]')?.focus(),
    z: actions.undo,
  });
  return {
    ...{ actions, shown, selected, toggle, selectAll, run },
    ...{ toDelete, setToDelete, confirmDeletion },
    neighbours: at < 0 ? undefined : { previous, next },
  };
}
