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

// The code in an account mail's link leaves the address before anything reads it.
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

// Opened on an earlier page of this tab, the widget opens again by itself.
if (wantsLibras() && !isPrivatePath(location.pathname))
  void import('./services/browser/openVLibras.ts').then(({ openVLibras }) => openVLibras()).catch(() => {});

/** Not awaited by this module: the page's own module imports from the file that this one is in, and would wait for it. */
async function start(root: HTMLElement) {
  const { pathname } = location;
  const route = findRoute(pathname);
  const isPrerendered = root.firstElementChild && route && !document.querySelector('[data-not-found]');
  // The page's module first, so that all of it hydrates at once. Until it comes the page can be read, and keeps what is typed.
  if (isPrerendered) await retryWithBackoff(() => route.lazy.preload(pathname), reloadIfOutdated);
  // Hosting serves its 404 page for other spellings; the script replaces it with the page that it finds.
  else await route?.lazy.preload(pathname).catch(() => {});
  // Runs in a later task than the evaluation of modules.
  await new Promise((resolve) => setTimeout(resolve));
  // React creates an error when it is evaluated. Developer tools and Lighthouse then parse every function on the call stack
  // again. A static import would put the whole site on that stack.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  leaveClicksToReact();
  // In a transition React yields to the browser every few milliseconds; else it hydrates the page in one task.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

void start(container);
