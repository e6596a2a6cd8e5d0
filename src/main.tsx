import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { findRoute } from './app/routes.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (container.firstElementChild) {
  // The page's own code first, so that it hydrates in one go.
  await findRoute(location.pathname)?.lazy.preload();
  hydrateRoot(container, site);
} else {
  // The neutral shell of unknown and private addresses has nothing to hydrate.
  createRoot(container).render(site);
}
