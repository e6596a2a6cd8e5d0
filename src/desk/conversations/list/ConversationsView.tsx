import type { ComponentProps } from 'react';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { useTags } from '#src/desk/base/useTags.ts';
import { ViewLinks } from '#src/desk/parts/ViewLinks.tsx';
import { INBOX_FILTERS } from '#src/domain/submissions/inboxFilters.ts';
import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/kinds.ts';
import { ConversationList } from './ConversationList.tsx';
import styles from './ConversationsView.module.css';
import { listWords as words } from './listWords.ts';
import { SearchFilters } from './SearchFilters.tsx';

/** The list of conversations, with its views and the filter by subject; or what a search found. */
export function ConversationsView({ Pane }: Pick<ComponentProps<typeof ConversationList>, 'Pane'>) {
  const { location, linkTo, go, search, narrowed } = useInboxNavigation();
  const { filter, subject, tag } = location;
  const tags = useTags();
  const own = useOwnAccount()?.email ?? '';
  const wanted = search ? { typed: search, ...narrowed } : { filter, subject, own, tag };
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {search ? 'Resultados da busca' : words.views[filter]}
      </h2>
      {!search && (
        <div className="cluster-2 middle between screen-only" data-behind>
          <ViewLinks
            label="Conversas por situação"
            views={INBOX_FILTERS.map((name) => ({
              label: words.views[name],
              to: linkTo({ filter: name, openId: undefined }),
              isCurrent: name === filter,
            }))}
          />
          <select
            aria-label="Assunto"
            className={styles.choice}
            value={subject ?? ''}
            onChange={({ target }) => go({ subject: SUBJECT_NAMES.find((name) => name === target.value) })}
          >
            <option value="">Todos os assuntos</option>
            {SUBJECT_NAMES.map((name) => (
              <option key={name} value={name}>
                {SUBJECTS[name].many}
              </option>
            ))}
          </select>
          {(tags.length > 0 || tag) && (
            <select
              aria-label="Etiqueta"
              className={styles.choice}
              value={tag ?? ''}
              onChange={({ target }) => go({ tag: target.value || undefined })}
            >
              <option value="">Todas as etiquetas</option>
              {[...new Set([...tags, ...(tag ? [tag] : [])])].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </div>
      )}
      {search && <SearchFilters />}
      <ConversationList key={JSON.stringify(wanted)} wanted={wanted} Pane={Pane} />
    </section>
  );
}
