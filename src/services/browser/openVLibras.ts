import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { rememberLibras } from './librasPreference.ts';

/** The widget's address: VITE_VLIBRAS_URL, else the government's. */
const widgetUrl = (import.meta.env.VITE_VLIBRAS_URL || 'https://vlibras.gov.br/app').replace(/\/$/, '');

const TIME_LIMIT_MS = 20_000;

/**
 * Global of the widget's first script from version 7 on. Earlier versions need eval in the page, which our content security
 * policy forbids.
 */
interface VLibrasGlobals {
  VLibras?: { Widget: new (rootPath: string) => unknown };
  VLibrasWidget?: { open: () => void };
}

const globals = window as VLibrasGlobals;
const widgetRoot = () => document.getElementById('vlibras-app-root');

let opening: Promise<void> | undefined;

/**
 * Loads the government's VLibras widget once and opens it, outside React, because it translates the document's texts. Rejects
 * if a script fails, is unknown, or takes over 20 s; can be retried.
 */
export function openVLibras(): Promise<void> {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** A document keeps the policy of the screen it was loaded for, whatever it shows now. */
function isRefusedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && isPrivatePath(new URL(navigation.name).pathname);
}

function open(): Promise<void> {
  if (isRefusedHere()) {
    // The reloaded page opens it (src/main.tsx).
    rememberLibras(true);
    location.reload();
    return new Promise(() => {});
  }
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      removeEventListener('error', failOnScript, { capture: true });
      observer.disconnect();
      settle();
    };
    const fail = () => end(() => reject(new Error('VLibras did not answer')));
    const succeedOnceThere = () => {
      if (widgetRoot()) end(resolve);
    };
    // Only this event tells that the widget's second script has failed.
    const failOnScript = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(widgetUrl)) fail();
    };
    const openWidget = () => {
      if (!globals.VLibrasWidget) return fail();
      globals.VLibrasWidget.open();
      succeedOnceThere();
    };
    const timer = setTimeout(fail, TIME_LIMIT_MS);
    const observer = new MutationObserver(succeedOnceThere);
    observer.observe(document.body, { childList: true });
    addEventListener('error', failOnScript, { capture: true });

    if (globals.VLibrasWidget) return openWidget();
    script.src = `${widgetUrl}/vlibras-plugin.js`;
    script.onload = () => {
      if (globals.VLibras) new globals.VLibras.Widget(widgetUrl);
      openWidget();
    };
    document.body.append(script);
  }).then(followWidget);
}

const watched = new WeakSet<HTMLElement>();

/** While the widget is open, the other pages of this tab open it too; once closed, they load nothing of it. */
function followWidget(): void {
  const root = widgetRoot();
  if (!root || watched.has(root)) return;
  watched.add(root);
  const remember = () => rememberLibras(root.dataset.active !== 'false');
  remember();
  new MutationObserver(remember).observe(root, { attributeFilter: ['data-active'] });
}
