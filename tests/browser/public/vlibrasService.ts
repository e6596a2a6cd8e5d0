import { readFileSync } from 'node:fs';
import type { BrowserContext, Route } from '@playwright/test';

/** Properties that the widget adds to its page's `window`. */
interface Globals {
  VLibras?: { Widget: (rootPath: string) => void };
  VLibrasWidget?: { path: string; open: () => void };
}

const release = 'https://cdn.jsdelivr.net/gh/spbgovbr-vlibras/vlibras-portal@v7.12.2/app';

/** The widget loads this script when it has a text to translate. */
export const translator = `${release}/translator.js`;

/** The first script draws the access button in a shadow root; opening the widget loads the second script. */
function plugin() {
  const globals = window as Globals;
  const widget = {
    path: '',
    open() {
      const root = document.getElementById('vlibras-app-root');
      if (root) {
        root.dataset.active = 'true';
        return;
      }
      const script = document.createElement('script');
      script.type = 'module';
      script.src = `${widget.path}/vlibras-plugin-app.js?v=7.12.2`;
      script.onload = () => {
        const loaded = document.getElementById('vlibras-app-root');
        if (loaded) loaded.dataset.active = 'true';
      };
      document.body.append(script);
    },
  };
  globals.VLibrasWidget = widget;
  globals.VLibras = {
    Widget: function Widget(rootPath: string) {
      widget.path = rootPath;
      const host = document.createElement('div');
      host.id = 'vlibras-access-wrapper';
      const shadow = host.attachShadow({ mode: 'open' });
      shadow.innerHTML = `<style>#access { inset: calc(50vh - 20px) 10px auto auto; position: fixed; }</style>
        <div id="access"><button type="button" aria-label="Conteúdo acessível em Libras usando o VLibras Widget">
        <img src="${rootPath}/assets/images/vlibras-access.svg" alt="" width="40" height="40"></button></div>`;
      shadow.querySelector('button')?.addEventListener('click', widget.open);
      document.body.append(host);
    },
  };
}

/** The second script: adds the window with the avatar's frame, which signs the clicked text. */
function app(part: string) {
  const { VLibrasWidget } = window as Globals;
  const path = VLibrasWidget?.path ?? '';
  const root = Object.assign(document.createElement('div'), { id: 'vlibras-app-root' });
  const shadow = root.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>section { background: white; color: black; inset: auto 0 0 auto; position: fixed; }</style>
    <section aria-label="VLibras"><button type="button">Fechar</button>
    <iframe title="vlibras-player"></iframe></section>`;
  document.body.append(root);
  const frame = shadow.querySelector('iframe') as HTMLIFrameElement;
  shadow.querySelector('button')?.addEventListener('click', () => {
    root.dataset.active = 'false';
  });
  const font = new FontFace('VLibras', `url(${path}/assets/fonts/rawline/rawline-500.woff2)`);
  font.load();
  fetch(`${path}/unity/index.html?v=7.12.2`, { method: 'HEAD' }).then(() => {
    frame.src = `${path}/unity/index.html?v=7.12.2`;
  });
  document.body.addEventListener(
    'click',
    async ({ target }) => {
      if (root.dataset.active !== 'true' || !(target instanceof HTMLElement) || root.contains(target)) return;
      const { translate } = await import(part);
      frame.contentWindow?.postMessage(await translate(target.innerText), '*');
    },
    true,
  );
}

const avatar = `<!doctype html><title>Unity WebGL Player | VLibras</title><body><script>
  addEventListener('message', ({ data }) => { document.body.textContent = data; });
</script>`;

const translate = `export const translate = async (text) => (await fetch('https://traducao2.vlibras.gov.br/translate', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) })).text();`;

const javascript = (body: string) => ({ contentType: 'text/javascript', body });

const font = readFileSync(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2',
);

/** The served files, keyed by URL. The URLs are those of version 7 of the widget, whose parts come from two hosts. */
const files: Record<string, { contentType: string; body: string | Buffer }> = {
  'https://vlibras.gov.br/app/vlibras-plugin.js': javascript(`(${plugin})()`),
  'https://vlibras.gov.br/app/vlibras-plugin-app.js': javascript(`(${app})('${translator}')`),
  'https://vlibras.gov.br/app/unity/index.html': { contentType: 'text/html; charset=utf-8', body: avatar },
  'https://vlibras.gov.br/app/assets/images/vlibras-access.svg': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  'https://vlibras.gov.br/app/assets/fonts/rawline/rawline-500.woff2': {
    contentType: 'font/woff2',
    body: font,
  },
  [translator]: javascript(translate),
};

/**
 * Replaces the VLibras service for the pages of `context`, and answers their requests. Its scripts change the page as
 * the real ones do, and the avatar shows the gloss as text. `requests` lists the requested URLs without their queries.
 */
export async function openVLibrasService(context: BrowserContext) {
  const requests: string[] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    const address = request.url().split('?')[0] ?? '';
    if (request.method() !== 'OPTIONS') requests.push(address);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (address === 'https://traducao2.vlibras.gov.br/translate')
      return route.fulfill({ headers, body: (request.postDataJSON()?.text ?? '').toUpperCase() });
    const file = files[address];
    return file ? route.fulfill({ headers, ...file }) : route.abort('addressunreachable');
  };
  for (const host of ['https://*.vlibras.gov.br/**', 'https://vlibras.gov.br/**', `${release}/**`])
    await context.route(host, answer);
  return { requests };
}
