import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { rememberLibras } from './librasPreference.ts';

/** The URL of the widget: VITE_VLIBRAS_URL, or else the government's. */
const widgetUrl = (import.meta.env.VITE_VLIBRAS_URL || 'https://vlibras.gov.br/app').replace(/\/$/, '');

const TIME_LIMIT_MS = 20_000;

/** The widget's global variables since version 7. Earlier versions need eval, which our security policy forbids. */
interface VLibrasGlobals {
  VLibras?: { Widget: new (rootPath: string) => unknown };
  VLibrasWidget?: { open: () => void };
}

const globals = window as VLibrasGlobals;
const widgetRoot = () => document.getElementById('vlibras-app-root');

let opening: Promise<void> | undefined;

/** Opens the government's VLibras widget, outside of React. Rejects if a script fails or takes more than 20 s. */
export function openVLibras(): Promise<void> {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Whether the document's policy forbids the widget. The policy depends on the screen for which it was loaded. */
function isRefusedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && isPrivatePath(new URL(navigation.name).pathname);
}

function open(): Promise<void> {
  if (isRefusedHere()) {
    // After the reload, src/main.tsx opens the widget.
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
    // There is no other way to learn that the widget's second script has failed.
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

/** While the widget is open, later pages in this tab open it too. After it is closed, they do not load it. */
function followWidget(): void {
  const root = widgetRoot();
  if (!root || watched.has(root)) return;
  watched.add(root);
  const remember = () => rememberLibras(root.dataset.active !== 'false');
  remember();
  new MutationObserver(remember).observe(root, { attributeFilter: ['data-active'] });
}
