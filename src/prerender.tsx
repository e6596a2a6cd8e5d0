import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { prerenderedDetailPaths } from './app/prerenderedDetailPaths.ts';
import { findRoute, type Route, routes } from './app/routes.ts';

export type { Route };
/** What is prerendered: the screens of the route table, and in the place of each pattern the addresses it stands for. */
export const screens: readonly Route[] = routes.flatMap((route) =>
  (prerenderedDetailPaths[route.path] ?? [route.path]).map((path) => ({ ...route, path })),
);

const decoder = new TextDecoder();

/** The HTML of one address: what belongs in the head (title, meta, links) and the tree below #root. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  await findRoute(path)?.lazy.preload();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
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
