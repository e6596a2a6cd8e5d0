import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Submission } from '#src/domain/submissions/submission.ts';
import * as service from '#src/services/desk/commands.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** The key prefix of every query whose result, or each page of it, has `submissions`. */
export const LISTS = 'lists';

export const openKey = (id: string) => ['open', id];

type Page = { submissions: readonly Submission[] };

type Listed = Page | { pages: readonly Page[] };

export function findListed(client: QueryClient, id: string): Submission | undefined {
  const lists = client.getQueriesData<Listed>({ queryKey: [LISTS] });
  const pages = lists.flatMap(([, list]) => (list && 'pages' in list ? list.pages : (list ?? [])));
  return pages.flatMap(({ submissions }) => submissions).find((one) => one.id === id);
}

/** Replaces a submission in every query, or removes it if `stored` is undefined. */
async function showSubmission(client: QueryClient, id: string, stored: Submission | undefined) {
  // Cancels pending queries, because their responses may be older.
  const isRead = (query: { state: { data: unknown } }) => query.state.data !== undefined;
  await client.cancelQueries({ queryKey: [LISTS], predicate: isRead });
  const change = (page: Page) => ({
    ...page,
    submissions: page.submissions.flatMap((one) => (one.id === id ? (stored ?? []) : one)),
  });
  client.setQueriesData<Listed>({ queryKey: [LISTS] }, (list) =>
    list && 'pages' in list ? { ...list, pages: list.pages.map(change) } : list && change(list),
  );
  void client.invalidateQueries({ queryKey: ['count'] });
  if (!stored) return void client.invalidateQueries({ queryKey: ['people'] });
  await client.cancelQueries({ queryKey: openKey(id), predicate: isRead });
  client.setQueryData(openKey(id), stored);
}

/** The services' commands. They also show the changed submission, or the other person's change after a conflict. */
export function useCommands() {
  const client = useQueryClient();
  const ask = async (id: string, call: () => Promise<Submission | undefined>) => {
    try {
      const stored = await call();
      await showSubmission(client, id, stored);
      return stored;
    } catch (error) {
      const { code, cause } = error as ServiceError;
      if (code === 'changed') await showSubmission(client, id, cause as Submission);
      throw error;
    }
  };
  const giveCommand: typeof service.giveCommand = (name, submission, fields) =>
    ask(submission.id, () => service.giveCommand(name, submission, fields));
  const deliverNow: typeof service.deliverNow = (submission) =>
    ask(submission.id, () => service.deliverNow(submission));
  return { giveCommand, deliverNow };
}
