import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { HOSTS_PATH } from '#src/domain/agenda/hosts.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { administrator, db, main, openDesk } from '#tests/support/desk.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { calendarOf, eventOf } from '#tests/unit/functions/calendars/someCalendar.ts';

test('a member chooses their hours and consultation types, and adds a calendar; the page shows when the calendar last changed', async ({
  page,
}) => {
  const calendar = createServer((_, answer) => answer.end(calendarOf(eventOf('UID:x')))).listen(
    0,
    '127.0.0.1',
  );
  await once(calendar, 'listening');
  const { uid } = await getAuth(initializeApp({ projectId: 'demo-alinhavo' }, 'hosts')).getUserByEmail(
    administrator.email,
  );
  const host = async () => (await db.doc(HOSTS_PATH).get()).get(new FieldPath(uid));
  try {
    await openDesk(page, '/ajustes');
    const own = main(page).getByRole('form', { name: 'As suas consultorias' });
    await own.getByLabel('Nome que aparece para quem marca').fill('Helena');
    // No other test books this type, or a Sunday.
    await own.getByRole('checkbox', { name: 'Design de produto digital' }).uncheck();
    await own.getByRole('group', { name: 'domingo' }).getByRole('checkbox', { name: '10:00' }).check();
    await own.getByRole('button', { name: 'Atender nestes horários' }).click();
    await expect(own.getByText('Salvo.')).toBeVisible();
    const weekdays = { sunday: ['10:00'] };
    expect(await host()).toMatchObject({ name: 'Helena', isOrganizer: false, weekdays });
    expect((await host()).types).not.toContain('produto');
    await db.doc(HOSTS_PATH).update(new FieldPath(uid, 'isOrganizer'), true);

    const calendars = main(page).getByRole('form', { name: 'Ligar um calendário' });
    const address = calendars.getByLabel('Endereço secreto do calendário');
    await address.fill(`http://127.0.0.1:${(calendar.address() as AddressInfo).port}/segredo.ics`);
    await calendars.getByRole('button', { name: 'Ligar o calendário' }).click();
    const linked = main(page).getByRole('listitem').filter({ hasText: '127.0.0.1' });
    await expect(linked).toContainText(/Mudou hoje, \d\d:\d\d\. Lido hoje, \d\d:\d\d\./);
    await expect(main(page)).not.toContainText('segredo');

    await page.reload();
    await expect(
      main(page).getByText('você recebe um arquivo para importar no lugar do convite'),
    ).toBeVisible();
    await expectAccessible(page);
    await linked.getByRole('button', { name: 'Desligar' }).click();
    await expect(linked).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Não atender mais' }).click();
    await expect(main(page).getByText('Você não recebe mais consultorias.')).toBeVisible();
  } finally {
    await db.doc(HOSTS_PATH).set({ [uid]: FieldValue.delete() }, { merge: true });
    calendar.close();
  }
});
