import { SEARCH_PAGES_PATH, type SearchPage } from '#src/domain/text/searchText.ts';
import { service } from '#src/services/firebase/ServiceError.ts';

/** Loads the index of all searchable pages from the site's own origin. Throws a ServiceError. */
export const loadSearchPages = service(async (): Promise<SearchPage[]> => {
  const response = await fetch(SEARCH_PAGES_PATH);
  if (!response.ok) throw new Error(`${SEARCH_PAGES_PATH} answers ${response.status}`);
  return response.json();
});
