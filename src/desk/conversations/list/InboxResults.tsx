import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { DeleteSelection } from '#src/desk/conversations/triage/DeleteSelection.tsx';
import { ShortcutsDialog } from '#src/desk/conversations/triage/ShortcutsDialog.tsx';
import { TriageBar } from '#src/desk/conversations/triage/TriageBar.tsx';
import { useSelection } from '#src/desk/conversations/triage/useSelection.ts';
import { type TriageChoice, useTriage } from '#src/desk/conversations/triage/useTriage.ts';
import { useTriageKeys } from '#src/desk/conversations/triage/useTriageKeys.ts';
import { EmptyState } from '#src/desk/parts/EmptyState.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import type { useLoadedSubmissions } from '#src/desk/parts/useLoadedSubmissions.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { adminTriage } from '#src/desk/words/adminTriage.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import emptyState from '#src/pictures/empty-state.svg?picture';
import styles from './InboxResults.module.css';
import { ListDetailLayout } from './ListDetailLayout.tsx';
import { listWords } from './listWords.ts';
import { SubmissionList } from './SubmissionList.tsx';

interface InboxResultsProps {
  list: Pick<ReturnType<typeof useLoadedSubmissions>, 'state' | 'deletedIds' | 'retry' | 'update' | 'remove'>;
  navigation: InboxNavigation;
  onChange: () => void;
  /** Whether a submission still belongs to the list. */
  isWanted: (submission: Submission) => boolean;
  /** The sentence above a list of `count` submissions. */
  status: (count: number) => ReactNode;
  /** Actions below the list. */
  end?: ReactNode;
  empty: { title: string; text: string };
  /** Text beside the list while nothing is open. */
  placeholder: string;
  arrivedIds?: ReadonlySet<string>;
  /** Adds what comes next and answers the first of it; missing when there is no more. */
  onMore?: (() => Promise<Submission | undefined>) | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

/** A list of submissions, the one that was opened from it, and what is done with one or many. */
export function InboxResults({
  list,
  navigation,
  onChange,
  isWanted,
  status,
  end,
  empty,
  placeholder,
  arrivedIds = NOBODY,
  onMore,
}: InboxResultsProps) {
  const { openId } = navigation.location;
  const { state } = list;

  // A submission whose state changes stays listed while it is open, so that nothing vanishes under the reader.
  const isShown = (submission: Submission) =>
    !list.deletedIds.has(submission.id) && (isWanted(submission) || submission.id === openId);
  const submissions = state.status === 'ready' ? state.submissions.filter(isShown) : [];
  const triage = useTriage({ onUpdate: list.update, onDelete: list.remove, onChange });
  const selection = useSelection(submissions);
  const { selectedIds, select, selectAll, selected } = selection;
  const remove = useRef<HTMLDialogElement>(null);
  const [toDelete, setToDelete] = useState<readonly Submission[]>([]);
  const at = submissions.findIndex(({ id }) => id === openId);
  const [previous, opened, next] = [submissions[at - 1], submissions[at], submissions[at + 1]];
  const openNext = at < 0 ? submissions[0] : next;

  // From one to the next one comes to the end of the list, not of what was loaded of it.
  const isNearEnd = at >= 0 && submissions.length - at <= 5;
  useEffect(() => {
    // The button below the list says what did not come.
    if (isNearEnd) onMore?.().catch(() => {});
  }, [isNearEnd, onMore]);

  const deal = (choice: TriageChoice, submissionsOf: readonly Submission[]) => {
    if (choice !== 'delete') return void triage.run(choice, submissionsOf).then(() => selectAll(false));
    setToDelete(submissionsOf);
    remove.current?.showModal();
  };
  const keys = useRef<HTMLDialogElement>(null);
  const shortcuts = useTriageKeys({
    navigation,
    selection,
    neighbours: { previous, opened, next, openNext },
    onChoose: deal,
    onUndo: triage.undo,
    onHelp: () => keys.current?.showModal(),
  });
  return (
    <ListDetailLayout
      navigation={navigation}
      picture={emptyState}
      placeholder={placeholder}
      listed={opened}
      neighbours={
        at >= 0 && {
          onPrevious: previous && (() => navigation.open(previous)),
          onNext: next && (() => navigation.open(next)),
        }
      }
      back={admin.submission.back.list}
      onUpdate={list.update}
      onChange={onChange}
      onDelete={list.remove}
    >
      <TriageBar
        selected={selected.length}
        shown={submissions.length}
        status={status(submissions.length)}
        triage={triage}
        onSelectAll={selectAll}
        onChoose={(choice) => deal(choice, selected)}
      />
      <DeleteSelection
        ref={remove}
        names={toDelete.map(({ nome, email, id }) => nome || email || id)}
        holdsSlots={toDelete.some((one) => one.kind === 'bookings' && one.holdsSlot)}
        onConfirm={() => {
          void triage.run('delete', toDelete).then(() => selectAll(false));
          if (toDelete.some(({ id }) => id === openId)) navigation.close();
        }}
      />
      {state.status === 'failed' && (
        <div className="stack-4 start pad-block-4">
          <LoadFailure title={listWords.failed} onRetry={list.retry} />
        </div>
      )}
      {state.status === 'ready' && submissions.length === 0 && <EmptyState {...empty} />}
      {state.status === 'ready' && (
        <SubmissionList
          submissions={submissions}
          arrivedIds={arrivedIds}
          navigation={navigation}
          selectedIds={selectedIds}
          onSelect={select}
          onMore={onMore}
        />
      )}
      <div className={styles.end}>
        {end}
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => keys.current?.showModal()}>
          {adminTriage.keys.open}
        </Button>
        <ShortcutsDialog ref={keys} isOn={shortcuts.isOn} onChange={shortcuts.change} />
      </div>
    </ListDetailLayout>
  );
}
