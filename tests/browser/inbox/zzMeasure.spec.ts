import { addFigures, type Figures } from '#src/domain/figures/dayFigures.ts';
import { daysOf, monthBefore } from '#src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '#src/domain/time/timeZone.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { provideAdministrator } from '#tests/support/testAccounts.ts';

const db = await openDatabase();
const pages = ['/', '/servicos', '/projetos', '/sobre', '/contato', '/Agendamento', '/academy', '/treinamentos/inovação-corporativa', ...Array.from({ length: 52 }, (_, i) => `/projetos/um-projeto-com-nome-${i}`)];
const sources = ['direct', 'www.google.com', 'www.instagram.com', 'com.google.android.googlequicksearchbox', 'www.linkedin.com', ...Array.from({ length: 60 }, (_, i) => `site-${i}.example.com.br`)];
function figures(visits: number, seed: number): Figures {
  const entries: Record<string, number> = {}; const views: Record<string, number> = {};
  let n = seed; const rnd = () => { n = (n * 1103515245 + 12345) % 2147483648; return n / 2147483648; };
  for (let i = 0; i < visits; i += 1) {
    const p = pages[Math.floor(pages.length * rnd() ** 3)] as string; const s = sources[Math.floor(sources.length * rnd() ** 4)] as string;
    let k = `${p} ${s}`; if (!(k in entries) && Object.keys(entries).length >= 500) k = `${p} other`;
    entries[k] = (entries[k] ?? 0) + 1; views[p] = (views[p] ?? 0) + 2;
  }
  const some = (share: number) => Object.fromEntries(Object.entries(entries).filter(([, c]) => c * share >= 1).map(([k, c]) => [k, Math.round(c * share)]));
  return addFigures({ views, windows: { wide: visits, narrow: visits }, entries, form: some(0.05), sent: some(0.012), booked: some(0.006) }, { answers: { 0: 4, 1: 8, 2: 3, 3: 1, 10: 1 }, referrals: { Indicação: 4, 'Redes Sociais': 3, Google: 2 }, consultations: { branding: 4, website: 3 }, kept: { branding: 3 }, missed: { website: 1 } });
}
test('measure', async ({ page }) => {
  const today = todayInSaoPaulo(new Date());
  const days = [0, 1].map((i) => monthBefore(today, i)).flatMap(daysOf).filter((d) => d <= today);
  for (const [i, d] of days.entries()) await db.doc(`figures/${d}`).set({ figures: figures(2600 + 1200 * Math.abs(Math.sin(i)), i + 1) });
  for (let i = 1; i < 40; i += 1) await db.doc(`figureMonths/${monthBefore(today, i)}`).set({ figures: figures(i === 1 || i === 12 ? 100_000 : 20_000, i + 99) });
  const reads: string[] = []; let bytes = 0;
  page.on('response', async (r) => { const m = /"collectionId":"(\w+)"/.exec(r.request().postData() ?? ''); if (m) { const t = await r.text(); reads.push(`${m[1]} ${t.split('"document"').length - 1}`); if (m[1]?.startsWith('figure')) bytes += t.length; } });
  await openSignedIn(page, await provideAdministrator(), '/admin');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForTimeout(2000); reads.length = 0;
  for (let i = 0; i < 4; i += 1) {
    const ms = await page.evaluate(async () => {
      const link = [...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === '/admin/numeros') as HTMLElement;
      const begun = performance.now(); link.click();
      while (!document.querySelector('table')) await new Promise((r) => requestAnimationFrame(r));
      return performance.now() - begun;
    });
    console.log('shown after', Math.round(ms), 'ms', JSON.stringify(reads), bytes);
    reads.length = 0; bytes = 0;
    if (i < 3) { await page.locator('a[href="/admin"]').first().click(); await page.waitForTimeout(1500); }
    reads.length = 0;
  }
  for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height }); await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/t40shots/numeros-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/ajustes'); await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/t40shots/ajustes.png', fullPage: true });
});
