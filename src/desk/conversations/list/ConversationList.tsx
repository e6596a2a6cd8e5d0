import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ExportButton } from '#src/desk/conversations/export/ExportButton.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import { HeldReply } from '#src/desk/conversations/reply/HeldReply.tsx';
import { ShortcutsButton } from '#src/desk/conversations/triage/ShortcutsButton.tsx';
import { TriageBar } from '#src/desk/conversations/triage/TriageBar.tsx';
import { useTriage } from '#src/desk/conversations/triage/useTriage.ts';
import { ListDetailLayout } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { RowList } from '#src/desk/parts/layout/RowList.tsx';
import { VIEWS } from '#src/domain/submissions/views.ts';
import styles from './ConversationList.module.css';
import { ListStatus } from './ListStatus.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';
import { useSubmissionList, type Wanted } from './useSubmissionList.ts';

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
