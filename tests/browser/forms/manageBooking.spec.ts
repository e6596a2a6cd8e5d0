import { formatDayAndMonth, formatLongDay, formatWeekday } from '#src/domain/time/calendarDay.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { dateField } from '#tests/support/dateField.ts';
import { db } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, storedBooking } from '#tests/support/store.ts';
import { takenOn } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { createSignedLinks } from '../../../functions/src/adapters/signedLinks.ts';

/** The key that signs links in a local run (functions/src/index.ts). */
const keys = () => 'a-key-for-links-on-this-machine-only';
const links = createSignedLinks('manageBooking', { keys, siteUrl: () => '' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor sees, moves and cancels a booking through its link', async ({ page }) => {
    const [day, other] = [openDay(60), openDay(62)];
    const booking = await storedBooking({ email: newEmail(), data: day, horario: '11:00' });
    const before = await dataAt(booking);
    await page.goto(links.addressOf(booking) ?? '');
    const ticket = page.getByRole('region', { name: 'Sua consultoria' });
    // The first call of the function has a cold start, so this can take longer.
    await expect(ticket).toContainText(formatLongDay(day));
    await expect(ticket).toContainText('11:00 – 11:45, horário de São Paulo');
    await page.reload();
    await expect(ticket).toContainText('11:00 – 11:45');
    expect(await dataAt(booking)).toEqual(before);

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

    await page.getByRole('button', { name: 'Cancelar a consultoria' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelar mesmo?' })).toBeFocused();
    await page.getByRole('button', { name: 'Manter a consultoria' }).click();
    await page.getByRole('button', { name: 'Cancelar a consultoria' }).click();
    await page.getByRole('button', { name: 'Sim, cancelar' }).click();
    await expect(page.getByRole('region', { name: 'Consultoria cancelada' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Pronto: a consultoria foi cancelada.')).toBeVisible();
    expect(await takenOn(db, other)).toEqual([]);
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
