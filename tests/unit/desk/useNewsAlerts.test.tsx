import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { InboxQueries } from '#src/desk/base/InboxQueries.tsx';
import { NoticeSwitches } from '#src/desk/settings/NoticeSwitches.tsx';
import { useNewsAlerts } from '#src/desk/shell/useNewsAlerts.ts';
import { ana } from '#tests/support/fakeServices.ts';
import { sessionOf } from '#tests/support/renderApp.tsx';

const shown = vi.fn();
const wrapper = sessionOf({ status: 'signedIn', user: ana });
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

beforeEach(() => {
  shown.mockReset();
  requestPermission.mockImplementation(async () => {
    SystemNotification.permission = 'granted';
    return 'granted';
  });
  SystemNotification.permission = 'default';
  vi.stubGlobal('Notification', SystemNotification);
});

class SystemNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  constructor(title: string, options: NotificationOptions) {
    shown(title, options.body);
  }
}

function Room({ total }: { total: number | undefined }) {
  useNewsAlerts(total, 'Conversas');
  return (
    <InboxQueries>
      <NoticeSwitches />
    </InboxQueries>
  );
}

const look = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const choice = () => screen.getByRole('checkbox', { name: 'Avisar neste navegador quando chegar algo novo' });

it('keeps the room and the number of new submissions in the page title', () => {
  const { rerender } = render(<Room total={undefined} />, { wrapper });
  expect(document.title).toBe('Conversas | Alinhavo');
  rerender(<Room total={3} />);
  expect(document.title).toBe('(3) Conversas | Alinhavo');
  rerender(<Room total={0} />);
  expect(document.title).toBe('Conversas | Alinhavo');
});

it('notifies of new submissions while the page is hidden, if notifications are switched on', async () => {
  look('hidden');
  const { rerender } = render(<Room total={1} />, { wrapper });
  rerender(<Room total={2} />);
  expect(shown).not.toHaveBeenCalled();
  await userEvent.click(choice());
  await waitFor(() => expect(choice()).toBeChecked());
  rerender(<Room total={4} />);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Chegou algo novo pelo site', '4 registros novos no painel.');
  rerender(<Room total={3} />);
  look('visible');
  rerender(<Room total={5} />);
  expect(shown).toHaveBeenCalledOnce();
});

it('if the browser refuses notifications, the switch says so and stays off', async () => {
  requestPermission.mockResolvedValue('denied');
  render(<Room total={undefined} />, { wrapper });
  expect(screen.queryByRole('status')).toBeNull();
  const region = choice().closest('.stack-1')?.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(choice());
  await waitFor(() => expect(choice()).not.toBeChecked());
  expect(region).toHaveTextContent(/O navegador não deixou/);
});
