import type { ComponentProps } from 'react';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { useTags } from '#src/desk/base/useTags.ts';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import { ViewLinks } from '#src/desk/parts/layout/ViewLinks.tsx';
import { SUBJECT_NAMES } from '#src/domain/submissions/kinds.ts';
import { VIEW_NAMES, VIEWS } from '#src/domain/submissions/views.ts';
import { ConversationList } from './ConversationList.tsx';
import { SearchFilters, subjectOptions } from './SearchFilters.tsx';

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
        {search ? 'Resultados da busca' : VIEWS[filter].label}
      </h2>
      {!search && (
        <div className="cluster-2 middle between screen-only" data-behind>
          <ViewLinks
            label="Conversas por situação"
            views={VIEW_NAMES.map((name) => ({
              label: VIEWS[name].label,
              to: linkTo({ filter: name, openId: undefined }),
              isCurrent: name === filter,
            }))}
          />
          <div className="row-2 middle">
            <Choice
              label="Assunto"
              empty="Todos os assuntos"
              options={subjectOptions}
              value={subject}
              onChoose={(value) => go({ subject: SUBJECT_NAMES.find((name) => name === value) })}
            />
            {(tags.length > 0 || tag) && (
              <Choice
                label="Etiqueta"
                empty="Todas as etiquetas"
                options={[...new Set([...tags, tag ?? ''])].filter(Boolean).map((name) => [name, name])}
                value={tag}
                onChoose={(value) => go({ tag: value || undefined })}
              />
            )}
          </div>
        </div>
      )}
      {search && <SearchFilters />}
      <ConversationList key={JSON.stringify(wanted)} wanted={wanted} Pane={Pane} />
    </section>
  );
}
