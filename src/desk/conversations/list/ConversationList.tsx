import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ExportButton } from '#src/desk/conversations/export/ExportButton.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import { HeldReply } from '#src/desk/conversations/reply/ReplyProvider.tsx';
import { ShortcutsDialog } from '#src/desk/conversations/triage/ShortcutsDialog.tsx';
import { TriageBar } from '#src/desk/conversations/triage/TriageBar.tsx';
import { useSelection } from '#src/desk/conversations/triage/useSelection.ts';
import { useTriageKeys } from '#src/desk/conversations/triage/useTriageKeys.ts';
import {
  type ActionGiven,
  type UndoableAction,
  useUndoableActions,
} from '#src/desk/parts/actions/useUndoableActions.ts';
import { DeleteDialog } from '#src/desk/parts/dialogs/DeleteDialog.tsx';
import { EmptyState } from '#src/desk/parts/layout/EmptyState.tsx';
import { ListDetailLayout } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { MoreButton } from '#src/desk/parts/layout/MoreButton.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { VIEWS } from '#src/domain/submissions/views.ts';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import styles from './ConversationList.module.css';
import { ListStatus } from './ListStatus.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';
import { useSubmissionList, type Wanted } from './useSubmissionList.ts';

const NOTHING_FOUND = {
  title: 'Nada com essas palavras',
  text: 'Confira a grafia. Bastam os começos das palavras: três letras de nome, empresa e email, quatro da mensagem e das notas.',
};

/** A list of submissions, the open submission, and actions on one or several. */
export function ConversationList({ wanted }: { wanted: Wanted }) {
  const navigation = useInboxNavigation();
  const { openId } = navigation.location;
  const isSearch = 'typed' in wanted;
  const list = useSubmissionList(wanted, openId);
  const { status, submissions, hasMore, loadMore } = list;
  const triage = useUndoableActions();
  const selection = useSelection(submissions);
  const { selectedIds, select, selectAll, selected } = selection;
  const rows = useRef<HTMLUListElement>(null);
  const [toDelete, setToDelete] = useState<readonly Submission[]>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const at = submissions.findIndex(({ id }) => id === openId);
  const [previous, opened, next] = [submissions[at - 1], submissions[at], submissions[at + 1]];

  // Loads more rows before the last loaded one is opened, so that opening one after another reaches all of them.
  const isNearEnd = hasMore && at >= 0 && submissions.length - at <= 5;
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (isNearEnd) void goOn();
  }, [isNearEnd]);
  const handleMore = async () => {
    await loadMore();
    rows.current?.querySelectorAll('a').item(submissions.length)?.focus();
  };
  const deal = (choice: UndoableAction, given: readonly Submission[], how?: ActionGiven) => {
    if (choice === 'delete') setToDelete(given);
    else void triage.run(choice, given, how).then(() => selectAll(false));
  };
  const handleDelete = (given: readonly Submission[], tells: boolean) => {
    setToDelete(undefined);
    void triage.run('delete', given, { tells }).then(() => selectAll(false));
    if (given.some(({ id }) => id === openId)) navigation.close();
  };
  useTriageKeys({
    selection,
    neighbours: { previous, opened, next: at < 0 ? submissions[0] : next },
    onChoose: deal,
    onUndo: triage.undo,
    onHelp: () => setIsHelpOpen(true),
  });
  return (
    <ListDetailLayout
      Pane={DetailPane}
      picture={emptyState}
      choose="Escolha uma conversa para ler aqui."
      neighbours={
        at >= 0 && {
          onPrevious: previous && (() => navigation.open(previous)),
          onNext: next && (() => navigation.open(next)),
        }
      }
      back="Voltar à lista"
    >
      <TriageBar
        selected={selected.length}
        shown={submissions.length}
        status={<ListStatus wanted={wanted} list={list} />}
        triage={triage}
        onSelectAll={selectAll}
        onChoose={(choice, how) => deal(choice, selected, how)}
      />
      {!openId && <HeldReply />}
      {toDelete && (
        <DeleteDialog
          title="Excluir a seleção?"
          name={toDelete.map(({ nome, email, id }) => nome || email || id).join(', ')}
          submissions={toDelete}
          onConfirm={(tells) => handleDelete(toDelete, tells)}
          onClose={() => setToDelete(undefined)}
        />
      )}
      {status !== 'ready' && <LoadingOrFailed isFailed={status === 'failed'} onRetry={list.retry} />}
      {status === 'ready' && submissions.length === 0 && (
        <EmptyState {...(isSearch ? NOTHING_FOUND : VIEWS[wanted.filter].empty)} />
      )}
      {submissions.length > 0 && (
        <ul ref={rows} className="plain-list">
          {submissions.map((submission) => (
            <SubmissionRow
              key={submission.id}
              submission={submission}
              isNew={list.arrivals.includes(submission)}
              isSelected={selectedIds.has(submission.id)}
              onSelect={(isSelected) => select(submission.id, isSelected)}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <MoreButton
          isRunning={list.more === 'running'}
          isFailed={list.more === 'failed'}
          onPress={handleMore}
        />
      )}
      <div className="cluster-3 middle pad-4 screen-only">
        {!isSearch && <ExportButton initialKind={wanted.subject === 'booking' ? 'bookings' : 'messages'} />}
        <span className={styles.keys}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsHelpOpen(true)}>
            Atalhos de teclado
          </Button>
        </span>
        {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />}
      </div>
    </ListDetailLayout>
  );
}
