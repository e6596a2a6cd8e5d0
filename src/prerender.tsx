import items from 'virtual:content/screens';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { findRoute, type Route, routes } from './app/routes.ts';
import { CompleteContext } from './components/ui/head/CompleteContext.ts';

/** A page to prerender; that of an item has a file below content/ as well. */
export type PrerenderedScreen = Route & { item?: string };

const isItem = ({ path }: Route) => path.includes(':') || items.some((item) => item.path === path);

/** Prerendered screens: those of the route table, and those of the items. */
export const screens: readonly PrerenderedScreen[] = [
  ...routes.filter((route) => !isItem(route)),
  ...items.flatMap(({ path, file }) => {
    const route = findRoute(path);
    return route ? [{ ...route, path, item: file }] : [];
  }),
];

const decoder = new TextDecoder();

/**
 * The HTML of one address: what belongs in the head (title, meta, links) and the tree below #root. With `complete` it has the
 * texts too that are not in the page before somebody opens them.
 */
export async function renderPage(
  path: string,
  { complete = false } = {},
): Promise<{ head: string; body: string }> {
  await findRoute(path)?.lazy.preload(path);
  const { prelude } = await prerender(
    <StrictMode>
      <CompleteContext value={complete}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </CompleteContext>
    </StrictMode>,
    // Everything in its place: a page put together by React's inline script would need one, and be empty without it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude as unknown as AsyncIterable<Uint8Array>)
    html += decoder.decode(chunk, { stream: true });
  // React puts hoisted elements first; the tree begins with the skip link.
  const start = html.indexOf('<a ');
  // Structured data belongs to the head as well; the browser's tree does not have it (PageHead).
  const data: string[] = [];
  const body = html
    .slice(start)
    .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, (script) => {
      data.push(script);
      return '';
    });
  return { head: html.slice(0, start) + data.join(''), body };
}
