import items from 'virtual:content/screens';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { findRoute, type Route, routes } from './app/routes.ts';
import { CompleteContext } from './components/ui/head/CompleteContext.ts';

/** A page to prerender. The page of an item also has the path of the item's file below content/. */
export type PrerenderedScreen = Route & { item?: string };

const isItem = ({ path }: Route) => path.includes(':') || items.some((item) => item.path === path);

export const screens: readonly PrerenderedScreen[] = [
  ...routes.filter((route) => !isItem(route)),
  ...items.flatMap(({ path, file }) => {
    const route = findRoute(path);
    return route ? [{ ...route, path, item: file }] : [];
  }),
];

const decoder = new TextDecoder();

/**
 * Returns the head's elements (title, meta, links) and the tree below #root. If `complete`, includes collapsed texts,
 * which are otherwise rendered only when opened.
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
    // Never splits the page: separate parts would stay hidden without an inline script of React.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude as unknown as AsyncIterable<Uint8Array>)
    html += decoder.decode(chunk, { stream: true });
  // React puts hoisted elements first; the tree begins with the skip link.
  const start = html.indexOf('<a ');
  // Structured data belongs in the head too. Only prerendered pages contain it, not the browser's tree (PageHead).
  const data: string[] = [];
  const body = html
    .slice(start)
    .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, (script) => {
      data.push(script);
      return '';
    });
  return { head: html.slice(0, start) + data.join(''), body };
}
