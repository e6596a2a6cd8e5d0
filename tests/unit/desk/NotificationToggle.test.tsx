import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationToggle } from '#src/desk/settings/NotificationToggle.tsx';
import { useNewsAlerts } from '#src/desk/shell/useNewsAlerts.ts';

const shown = vi.fn();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

beforeEach(() => {
  localStorage.clear();
  shown.mockReset();
  requestPermission.mockImplementation(async () => {
    SystemNotification.permission = 'granted';
    return 'granted';
  });
  SystemNotification.permission = 'default';
  vi.stubGlobal('Notification', SystemNotification);
});
afterEach(() => vi.unstubAllGlobals());

class SystemNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  constructor(title: string, options: NotificationOptions) {
    shown(title, options.body);
  }
}

/** A room of the desk and the switch in its settings. */
function Room({ total }: { total: number | undefined }) {
  useNewsAlerts(total, 'Conversas');
  return <NotificationToggle />;
}

const look = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const choice = () => screen.getByRole('checkbox', { name: 'Avisar neste navegador quando chegar algo novo' });

it('keeps the room and the number of what is new in the title of the page', () => {
  const { rerender } = render(<Room total={undefined} />);
  expect(document.title).toBe('Conversas | Alinhavo');
  rerender(<Room total={3} />);
  expect(document.title).toBe('(3) Conversas | Alinhavo');
  rerender(<Room total={0} />);
  expect(document.title).toBe('Conversas | Alinhavo');
});

it('tells of more while nobody looks, once it is wanted', async () => {
  look('hidden');
  const { rerender } = render(<Room total={1} />);
  rerender(<Room total={2} />);
  expect(shown).not.toHaveBeenCalled();
  await userEvent.click(choice());
  expect(choice()).toBeChecked();
  rerender(<Room total={4} />);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Chegou algo novo pelo site', '4 registros novos no painel.');
  rerender(<Room total={3} />);
  look('visible');
  rerender(<Room total={5} />);
  expect(shown).toHaveBeenCalledOnce();
});

it('says so where the browser refuses, and stays off', async () => {
  requestPermission.mockResolvedValue('denied');
  const { container } = render(<NotificationToggle />);
  // An empty status bar would be a stop of its own for a screen reader.
  expect(screen.queryByRole('status')).toBeNull();
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(choice());
  expect(region).toHaveTextContent(/O navegador não deixou/);
  expect(choice()).not.toBeChecked();
});
