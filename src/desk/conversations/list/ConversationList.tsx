import { useEffect } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { useConnectionTrouble } from '#src/desk/base/InboxQueries.tsx';
import { useCount } from '#src/desk/base/useCount.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ExportButton } from '#src/desk/conversations/export/ExportButton.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import { HeldReply } from '#src/desk/conversations/reply/HeldReply.tsx';
import { ShortcutsButton } from '#src/desk/conversations/triage/ShortcutsButton.tsx';
import { TriageBar } from '#src/desk/conversations/triage/TriageBar.tsx';
import { useTriage } from '#src/desk/conversations/triage/useTriage.ts';
import { ListDetailLayout } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { RowList } from '#src/desk/parts/layout/RowList.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { VIEWS } from '#src/domain/submissions/views.ts';
import { formatTime } from '#src/domain/time/formatDateTime.ts';
import styles from './ConversationList.module.css';
import { SubmissionRow } from './SubmissionRow.tsx';
import { type SubmissionList, useSubmissionList, type Wanted } from './useSubmissionList.ts';

const NOTHING_FOUND = {
  title: 'Nada com essas palavras',
  text: 'Confira a grafia. Bastam os começos das palavras: três letras de nome, empresa e email, quatro da mensagem e das notas.',
};

export function ConversationList({ wanted }: { wanted: Wanted }) {
  const { openId } = useInboxNavigation().location;
  const isSearch = 'typed' in wanted;
  const list = useSubmissionList(wanted, openId);
  const triage = useTriage(list.submissions);
  const { selected, toggle, neighbours } = triage;
  return (
    <ListDetailLayout Pane={DetailPane} choose="Escolha uma conversa para ler aqui." neighbours={neighbours}>
      <TriageBar triage={triage}>
        <ListStatus wanted={wanted} list={list} />
      </TriageBar>
      {!openId && <HeldReply />}
      <RowList list={list} empty={isSearch ? NOTHING_FOUND : VIEWS[wanted.filter].empty}>
        {list.submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            isNew={list.arrivals.includes(submission)}
            isSelected={selected.includes(submission)}
            onSelect={() => toggle(submission)}
          />
        ))}
      </RowList>
      <div className="cluster-3 middle pad-4 screen-only">
        {!isSearch && <ExportButton initialKind={wanted.subject === 'booking' ? 'bookings' : 'messages'} />}
        <div className={styles.keys}>
          <ShortcutsButton />
        </div>
      </div>
    </ListDetailLayout>
  );
}

type Shown = Pick<SubmissionList, 'status' | 'submissions' | 'hasNextPage' | 'isNear' | 'arrivals'>;

export function ListStatus({ wanted, list }: { wanted: Wanted; list: Shown }) {
  const { status, submissions, hasNextPage: hasMore, isNear, arrivals } = list;
  const isSearch = 'typed' in wanted;
  const total = useCount(isSearch ? undefined : wanted);
  const trouble = useConnectionTrouble();
  const count = submissions.length;
  const noun = isSearch ? 'resultado' : 'conversa';
  const [arrived] = arrivals;
  const news = trouble || (arrived && tellArrivals(arrivals.length, arrived));
  // The shell announces the news, outside the live region below, so that no change is announced twice.
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  return (
    <p className="cluster-2 middle small shrinkable">
      <span aria-live="polite" aria-atomic="true" className="soft tabular">
        {status === 'success' && (
          <>
            {hasMore && total ? `${count} de ${total}` : count} {count === 1 && !hasMore ? noun : `${noun}s`}
            {hasMore && !total && ', há mais'}
            {isNear && count > 0 && '. Nada exatamente assim: estes são parecidos.'}
          </>
        )}
      </span>
      {news && <span className={`strong ${trouble ? 'error' : ''}`}> {news}</span>}
    </p>
  );
}

function tellArrivals(count: number, { nome, createdAt }: Submission): string {
  return count === 1 ? `Nova conversa de ${nome}, ${formatTime(createdAt)}.` : `${count} conversas novas.`;
}
