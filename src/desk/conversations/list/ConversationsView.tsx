import { WriteFirst } from '#src/desk/conversations/reply/WriteFirst.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { ExportButton } from '#src/desk/people/ExportButton.tsx';
import { ViewLinks } from '#src/desk/shell/RoomViews.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import {
  INBOX_FILTERS,
  isListed,
  SUBJECTS,
  type SubmissionQuery,
} from '#src/domain/submissions/inboxFilters.ts';
import styles from './ConversationsView.module.css';
import { InboxResults } from './InboxResults.tsx';
import { ListStatus } from './ListStatus.tsx';
import { listWords as words } from './listWords.ts';
import { useSubmissionList } from './useSubmissionList.ts';

interface ConversationsViewProps {
  navigation: InboxNavigation;
  /** Something was dealt with, so the number of what waits may have changed. */
  onChange: () => void;
}

/** The list of conversations, with its views and the filter by subject. */
export function ConversationsView({ navigation, onChange }: ConversationsViewProps) {
  const { location, linkTo, go } = navigation;
  const { filter, subject } = location;
  const own = useOwnAccount()?.email ?? '';
  const wanted = { filter, subject, own };
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {words.views[filter]}
      </h2>
      <div className={styles.tools}>
        <ViewLinks
          label={words.views.label}
          views={INBOX_FILTERS.map((name) => ({
            label: words.views[name],
            to: linkTo({ filter: name, openId: undefined }),
            isCurrent: name === filter,
          }))}
        />
        <select
          aria-label={words.subject.label}
          className={styles.subject}
          value={subject ?? ''}
          onChange={({ target }) => go({ subject: SUBJECTS.find((name) => name === target.value) })}
        >
          <option value="">{words.subject.any}</option>
          {SUBJECTS.map((name) => (
            <option key={name} value={name}>
              {words.subjects[name]}
            </option>
          ))}
        </select>
        <WriteFirst
          onSent={(conversation) => {
            onChange();
            navigation.open(conversation);
          }}
        />
      </div>
      <ListedConversations
        key={JSON.stringify(wanted)}
        wanted={wanted}
        navigation={navigation}
        onChange={onChange}
      />
    </section>
  );
}

/** The conversations of a list, with those that come in meanwhile. */
function ListedConversations({
  wanted,
  navigation,
  onChange,
}: ConversationsViewProps & { wanted: SubmissionQuery }) {
  const list = useSubmissionList(wanted, navigation.location.openId);
  const hasMore = list.state.status === 'ready' && list.state.next !== undefined;
  return (
    <InboxResults
      list={list}
      navigation={navigation}
      onChange={onChange}
      isWanted={(submission) => isListed(submission, wanted)}
      status={(count) => <ListStatus wanted={wanted} list={list} count={count} />}
      end={<ExportButton initialKind={wanted.subject === 'booking' ? 'bookings' : 'messages'} />}
      empty={words.empty[wanted.filter]}
      placeholder={words.none}
      arrivedIds={list.arrivedIds}
      onMore={hasMore ? list.loadMore : undefined}
    />
  );
}
