import './styles/tokens.css';
import './styles/type.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/text.css';
import './styles/parts.css';
import './styles/focusRing.css';
import './styles/fonts.css';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { reloadIfOutdated } from './app/navigation/reloadIfOutdated.ts';
import { findRoute } from './app/routes.ts';
import { leaveClicksToReact } from './app/start/earlyClick.ts';
import { registerSheets } from './app/start/registerSheets.ts';
import { listenBeforeRouter } from './components/form/interceptPopstate.ts';
import { retryWithBackoff } from './components/ui/behaviour/retryWithBackoff.ts';
import { isAccountPath, isPrivatePath } from './domain/accounts/accountPaths.ts';
import { wantsLibras } from './services/browser/librasPreference.ts';

// Removes the `oobCode` of an account mail's link from the URL before any other script reads the URL.
if (isAccountPath(location.pathname) && location.search.includes('oobCode')) {
  window.accountLink = location.search;
  history.replaceState(history.state, '', location.pathname);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

registerSheets();
listenBeforeRouter();

const site = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// If the VLibras widget was opened on an earlier page of this tab, it opens again.
if (wantsLibras() && !isPrivatePath(location.pathname))
  void import('./services/browser/openVLibras.ts').then(({ openVLibras }) => openVLibras()).catch(() => {});

/** Called without await, because the page's module imports from this chunk: both would wait for each other. */
async function start(root: HTMLElement) {
  const { pathname } = location;
  const route = findRoute(pathname);
  const isPrerendered = root.firstElementChild && route && !document.querySelector('[data-not-found]');
  // Loads the page's module first, so that the whole page hydrates at once. Until then visitors can read and type.
  if (isPrerendered) await retryWithBackoff(() => route.lazy.preload(pathname), reloadIfOutdated);
  // For unknown spellings of a page's address, Hosting serves the 404 page.
  else await route?.lazy.preload(pathname).catch(() => {});
  // Continues in a new task, after the evaluation of modules.
  await new Promise((resolve) => setTimeout(resolve));
  // React's module creates errors while it is evaluated. For each error, developer tools and Lighthouse parse all
  // functions on the call stack again. With a static import, the whole site would be on that stack.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  leaveClicksToReact();
  // In a transition React yields to the browser every few milliseconds; otherwise it hydrates the page in one task.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

void start(container);
