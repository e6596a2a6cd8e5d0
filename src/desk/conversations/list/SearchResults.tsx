import { useLoadedSubmissions } from '#src/desk/parts/useLoadedSubmissions.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { adminSearch as words } from '#src/desk/words/adminSearch.ts';
import { InboxResults } from './InboxResults.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  typed: string;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** Results of a search among messages and bookings of every state. Another search is another component (by its key). */
export function SearchResults({ typed, navigation, onChange }: SearchResultsProps) {
  const list = useLoadedSubmissions(['search', typed], async () => {
    const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');
    return searchSubmissions(typed);
  });
  const { state } = list;
  const mayHaveMore = state.status === 'ready' && state.mayHaveMore;
  return (
    <section aria-labelledby="parte" className={styles.results}>
      <h2 id="parte" className="visually-hidden">
        {words.title}
      </h2>
      <InboxResults
        list={list}
        navigation={navigation}
        onChange={onChange}
        isWanted={() => true}
        status={(count) => (
          <p aria-live="polite" className={`${styles.status} small touch`}>
            {state.status === 'loading' && words.loading}
            {state.status === 'ready' && <span className="soft tabular">{countWords(count)}</span>}
            {mayHaveMore && <span>. {words.more}</span>}
            {list.deletedIds.size > 0 && <span>. {admin.remove.done}</span>}
          </p>
        )}
        empty={words.empty}
        placeholder={words.none}
      />
    </section>
  );
}

function countWords(count: number): string {
  if (count === 0) return words.found.none;
  return count === 1 ? words.found.one : `${count} ${words.found.many}`;
}
