import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsSwitch } from '#src/desk/settings/NewsSwitch.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { adminNews } from '#src/desk/words/adminNews.ts';

const shown = vi.fn();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

beforeEach(() => {
  localStorage.clear();
  shown.mockReset();
  requestPermission.mockResolvedValue('granted');
  class SystemNotification {
    static permission = 'default';
    static requestPermission = requestPermission;
    constructor(title: string, options: NotificationOptions) {
      shown(title, options.body);
    }
  }
  vi.stubGlobal('Notification', SystemNotification);
});
afterEach(() => vi.unstubAllGlobals());

const look = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const choice = () => screen.getByRole('checkbox', { name: adminNews.use });

it('keeps the number of what is new in the title of the page', () => {
  const { rerender } = render(<NewsSwitch total={undefined} />);
  rerender(<NewsSwitch total={3} />);
  expect(document.title).toBe(`(3) ${admin.head.title}`);
  rerender(<NewsSwitch total={0} />);
  expect(document.title).toBe(admin.head.title);
});

it('tells of more while nobody looks, once it is wanted', async () => {
  look('hidden');
  const { rerender } = render(<NewsSwitch total={1} />);
  rerender(<NewsSwitch total={2} />);
  expect(shown).not.toHaveBeenCalled();
  await userEvent.click(choice());
  expect(choice()).toBeChecked();
  rerender(<NewsSwitch total={4} />);
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    adminNews.notification.title,
    '4 registros novos na caixa de entrada.',
  );
  rerender(<NewsSwitch total={3} />);
  look('visible');
  rerender(<NewsSwitch total={5} />);
  expect(shown).toHaveBeenCalledOnce();
});

it('says so where the browser refuses, and stays off', async () => {
  requestPermission.mockResolvedValue('denied');
  const { container } = render(<NewsSwitch total={1} />);
  // An empty status bar would be a stop of its own for a screen reader.
  expect(screen.queryByRole('status')).toBeNull();
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(choice());
  expect(region).toHaveTextContent(adminNews.refused);
  expect(choice()).not.toBeChecked();
});
