import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { firstSign, preloadPageModules } from './app/firstSign.ts';
import { reloadIfOutdated } from './app/reloadIfOutdated.ts';
import { reportErrors } from './app/reportErrors.ts';
import { retryWithBackoff } from './app/retryWithBackoff.ts';
import { findRoute } from './app/routes.ts';
import { offersLibras } from './domain/paths.ts';
import { wantsLibras } from './services/librasPreference.ts';
import { hasStoredSession } from './services/storedSession.ts';

reportErrors();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Asked for on an earlier page of this tab, it is there again without another press.
if (wantsLibras() && offersLibras(location.pathname))
  void import('./services/vlibras.ts').then(({ openVLibras }) => openVLibras()).catch(() => {});

if (container.firstElementChild) {
  const route = findRoute(location.pathname);
  // Nobody there, nothing to do: but a session shows in the header, and what moves by itself does so after five seconds.
  const timer = route?.movesByItself ? [new Promise((resolve) => setTimeout(resolve, 3000))] : [];
  // What is closed to search engines is somebody's own: it shows what only the browser knows. So does a query.
  if (!hasStoredSession() && !route?.noindex && !location.search) await Promise.race([firstSign(), ...timer]);
  preloadPageModules();
  // The page's own code first, so that it hydrates in one go. Until it comes the page can be read, and what is typed stays.
  if (route) await retryWithBackoff(route.lazy.preload, reloadIfOutdated);
  hydrateRoot(container, site);
} else {
  // The neutral shell of unknown and private addresses has nothing to hydrate.
  createRoot(container).render(site);
}
