import { readFileSync } from 'node:fs';
import type { BrowserContext, Route } from '@playwright/test';

const release = 'https://cdn.jsdelivr.net/gh/spbgovbr-vlibras/vlibras-portal@v7.12.2/app';

/** The widget loads this script when it has a text to translate. */
export const translator = `${release}/translator.js`;

/** The first script: opening the widget loads the second one, or shows the widget again. */
const plugin = `
  let path = '';
  window.VLibras = { Widget: function (root) { path = root; } };
  window.VLibrasWidget = { open() {
    const root = document.getElementById('vlibras-app-root');
    if (root) return void (root.dataset.active = 'true');
    const src = path + '/vlibras-plugin-app.js?v=7.12.2';
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  } };`;

/** The second script adds a window with the avatar's frame, which shows the gloss of each clicked text. */
const app = `
  const path = new URL('.', import.meta.url).href;
  const root = Object.assign(document.createElement('div'), { id: 'vlibras-app-root' });
  root.dataset.active = 'true';
  const shadow = root.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<style>section { background: white; color: black; inset: auto 0 0 auto; position: fixed; }</style>'
    + '<section aria-label="VLibras"><button type="button">Fechar</button><img src="' + path + 'access.svg" alt="">'
    + '<iframe title="vlibras-player"></iframe></section>';
  shadow.querySelector('button').onclick = () => { root.dataset.active = 'false'; };
  document.body.append(root);
  new FontFace('VLibras', 'url(' + path + 'rawline.woff2)').load();
  const frame = shadow.querySelector('iframe');
  fetch(path + 'unity.html', { method: 'HEAD' }).then(() => { frame.src = path + 'unity.html'; });
  document.body.addEventListener('click', async ({ target }) => {
    if (root.contains(target)) return;
    const { translate } = await import('${translator}');
    frame.contentWindow.postMessage(await translate(target.innerText), '*');
  }, true);`;

const avatar = `<!doctype html><title>Unity WebGL Player | VLibras</title><body><script>
  addEventListener('message', ({ data }) => { document.body.textContent = data; });
</script>`;

const translate = `export const translate = async (text) => (await fetch('https://traducao2.vlibras.gov.br/translate', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) })).text();`;

const font = readFileSync(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2',
);

/** The type and the body of each file. The URLs are those of version 7 of the widget, which loads from two hosts. */
const files: Record<string, [contentType: string, body: string | Buffer]> = {
  'https://vlibras.gov.br/app/vlibras-plugin.js': ['text/javascript', `(() => {${plugin}})()`],
  'https://vlibras.gov.br/app/vlibras-plugin-app.js': ['text/javascript', app],
  'https://vlibras.gov.br/app/unity.html': ['text/html; charset=utf-8', avatar],
  'https://vlibras.gov.br/app/access.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  'https://vlibras.gov.br/app/rawline.woff2': ['font/woff2', font],
  [translator]: ['text/javascript', translate],
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
    const [contentType, body] = files[address] ?? [];
    return body ? route.fulfill({ headers, contentType, body }) : route.abort('addressunreachable');
  };
  for (const host of ['https://*.vlibras.gov.br/**', 'https://vlibras.gov.br/**', `${release}/**`])
    await context.route(host, answer);
  return { requests };
}
