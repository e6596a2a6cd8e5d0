import { readFile } from 'node:fs/promises';
import { addFigures } from '#src/domain/figures/dayFigures.ts';
import { daysOf, monthBefore, SHOWN_DAYS, SHOWN_MONTHS } from '#src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { db, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';

const day = addFigures(
  {
    views: { '/': 3000, '/contato': 500, '/projetos/gaveta-aberta': 400 },
    windows: { wide: 1900, narrow: 2000 },
    entries: { '/ direct': 2000, '/ busca.example': 1000, '/contato rede.example': 200 },
    form: { '/contato busca.example': 40, '/Agendamento direct': 20 },
    sent: { '/contato busca.example': 11 },
    booked: { '/Agendamento direct': 7 },
  },
  {
    // Large numbers, so that the answers of other tests do not change the shares.
    answers: { 0: 400, 2: 500, 3: 100 },
    referrals: { Indicação: 4, 'Redes Sociais': 3 },
    consultations: { branding: 4, website: 3 },
    kept: { branding: 3 },
    missed: { website: 1 },
  },
);

test('an administrator compares the figures of months and years, and downloads them', async ({ page }) => {
  const today = todayInSaoPaulo(new Date());
  const months = Array.from({ length: 40 }, (_, index) => monthBefore(today, index));
  const days = months
    .slice(0, 4)
    .flatMap(daysOf)
    .filter((one) => one <= today);
  await Promise.all([
    ...days.map((one) => db.doc(`figures/${one}`).set({ figures: day })),
    ...months.slice(1).map((one) => db.doc(`figureMonths/${one}`).set({ figures: day })),
  ]);
  const read: Record<string, number> = {};
  page.on('response', async (response) => {
    const [, name = ''] = /"collectionId":"(figure\w+)"/.exec(response.request().postData() ?? '') ?? [];
    if (name) read[name] = (await response.text()).split('"document"').length - 1;
  });
  await openDesk(page, '/numeros');
  const ofMonth = page.getByRole('region', { name: 'Este mês' });
  const visits = (3200 * Number(today.slice(8))).toLocaleString('pt-BR');
  await expect(ofMonth.getByRole('row', { name: /^Visitas contadas/ })).toContainText(visits);
  await expect(page.getByText('(90%) mensagens respondidas neste mês')).toBeVisible();
  await expect.poll(() => read.figures).toBeLessThanOrEqual(SHOWN_DAYS);
  await expect.poll(() => read.figureMonths).toBeLessThanOrEqual(SHOWN_MONTHS);
  const byPage = page.getByRole('region', { name: 'Por página' });
  await expect(byPage.getByRole('row')).toHaveCount(4);
  await page.getByLabel('Por página, só visitas vindas de').selectOption('rede.example');
  await expect(byPage.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const head = 'Por página\r\nPágina;Visitas contadas;Formulários;Mensagens;Consultorias';
  expect(file).toContain(`${head}\r\n/contato;`);
});
