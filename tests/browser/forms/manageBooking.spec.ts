import { addDays, formatDayAndMonth, formatLongDay, formatWeekday } from '#src/domain/time/calendarDay.ts';
import { mondayOf } from '#src/domain/time/mondayOf.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { db } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openDay } from '#tests/support/openDays.ts';
import { takenOn } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, ownContext: true });

  test('a visitor books by keyboard, and moves and cancels the booking through its link', async ({
    page,
    inbox,
  }) => {
    test.slow();
    const email = newEmail();
    const [day, other] = [openDay(60), openDay(62)];
    const { keyboard } = page;
    await page.clock.install();
    await page.goto('/Agendamento');
    await page.clock.fastForward('00:20');
    await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Telefone' }).fill('(11) 90000-0000');
    await page.getByRole('radio', { name: 'Acessibilidade digital' }).check();
    await page.getByRole('textbox', { name: 'Descrição do projeto' }).fill('Um site para todos.');

    // Arrow keys move from day to day; Enter moves to the times.
    const days = page.getByRole('radiogroup', { name: 'Próximos dias com horário livre' });
    await expect(days.getByRole('radio')).toHaveCount(6);
    const first = days.getByRole('radio').first();
    const name = await days.locator('label').first().textContent();
    expect(name).toMatch(/^\S+-feira, \d+ de \S+, \d horários? livres?$/);
    await first.focus();
    await keyboard.press('ArrowDown');
    await expect(days.getByRole('radio').nth(1)).toBeFocused();
    await expect(days.getByRole('radio').nth(1)).toBeChecked();
    await keyboard.press('Enter');
    const times = page.getByRole('radiogroup', { name: 'Horário', exact: true });
    await expect(times.getByRole('radio').and(page.locator(':enabled')).first()).toBeFocused();
    await page.getByRole('button', { name: 'Mais dias' }).click();
    await expect(days.getByRole('radio')).toHaveCount(12);

    // The form says why a day is closed, and offers the nearest free days.
    const date = dateField(page, 'Data');
    await date.fill(addDays(mondayOf(day), 6));
    await expect(page.getByText('O estúdio não atende aos domingos.')).toBeVisible();
    await expect(page.getByText('Dias livres mais próximos:')).toBeVisible();
    await date.fill(day);
    await page.getByRole('radio', { name: '11:00 – 11:30' }).check();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
    await page.getByRole('link', { name: 'Ir agora para a confirmação' }).click();
    await expect(page.getByRole('main')).toContainText(/Mandamos o link da chamada por email até \S+-feira/);
    await expect.poll(() => inbox.about(email)).toHaveLength(2);
    const stored = async () =>
      (await db.collection('bookings').where('email', '==', email).get()).docs[0]?.data();
    const before = await stored();

    await page.getByRole('link', { name: 'Ver, mudar ou cancelar o agendamento' }).click();
    const ticket = page.getByRole('region', { name: 'Sua consultoria' });
    // The first call of the function has a cold start, so this can take longer.
    await expect(ticket).toContainText(formatLongDay(day));
    await expect(ticket).toContainText('11:00 – 11:45, horário de São Paulo');
    await page.reload();
    await expect(ticket).toContainText('11:00 – 11:45');
    expect(await stored()).toEqual(before);

    await page.getByRole('button', { name: 'Mudar o horário' }).click();
    await expect(page.getByRole('heading', { name: 'Para quando?' })).toBeFocused();
    // The days push the button down when they load.
    await expect(page.getByRole('radio', { name: 'horários livres' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar a mudança' }).click();
    await expect(page.getByText('Escolha um dia e um horário.')).toBeVisible();
    // The booking's own time is marked, cannot be chosen, and is not counted as free.
    await dateField(page, 'Data').fill(day);
    await expect(page.getByRole('radio', { name: '11:00 – 11:30 Seu horário atual' })).toBeDisabled();
    const inList = await page.getByRole('radio', { name: formatDayAndMonth(day) }).all();
    const free = await page
      .getByRole('radio', { name: /^\d\d:00 – / })
      .and(page.locator(':enabled'))
      .count();
    await expect(page.getByText(`${free} horários livres neste dia.`)).toBeVisible();
    for (const listed of inList) await expect(listed).toHaveAccessibleName(new RegExp(`, ${free} horários`));
    await dateField(page, 'Data').fill(other);
    await page.getByRole('radio', { name: '15:00 – 15:30' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirmar a mudança' }).click();
    await expect(page.getByRole('main').getByText('Pronto: o horário mudou.')).toBeVisible();
    await expect(ticket).toContainText(`${formatWeekday(other)}, ${formatDayAndMonth(other)}`);
    await expect(ticket).toContainText('15:00 – 15:45');
    expect([await takenOn(db, day), await takenOn(db, other)]).toEqual([[], ['15:00']]);
    await expect.poll(() => inbox.about(email)).toHaveLength(4);

    await page.getByRole('button', { name: 'Cancelar a consultoria' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelar mesmo?' })).toBeFocused();
    await page.getByRole('button', { name: 'Manter a consultoria' }).click();
    await page.getByRole('button', { name: 'Cancelar a consultoria' }).click();
    await page.getByRole('button', { name: 'Sim, cancelar' }).click();
    await expect(page.getByRole('region', { name: 'Consultoria cancelada' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Pronto: a consultoria foi cancelada.')).toBeVisible();
    expect(await takenOn(db, other)).toEqual([]);
    await expect.poll(() => inbox.about(email)).toHaveLength(6);
  });
});

test.describe('a link that is not valid', () => {
  test.use({ allowedMessage: /Failed to load resource.*404/ });

  test('leads to a page that explains this and names other ways to reach the studio', async ({ page }) => {
    await page.goto('/agendamento/gerir#abc.def');
    await expect(page.getByText('Este link não abre um agendamento')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Agendar uma consultoria' })).toBeVisible();
  });
});
