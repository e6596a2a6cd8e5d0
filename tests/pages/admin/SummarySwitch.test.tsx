import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminSummary } from '#src/content/adminSummary.ts';
import { SummarySwitch } from '#src/pages/admin/SummarySwitch.tsx';

const service = vi.hoisted(() => ({ loadSummarySwitch: vi.fn(), storeSummarySwitch: vi.fn() }));
vi.mock('#src/services/summarySwitch.ts', () => service);
vi.mock('#src/pages/admin/useOwnAccount.ts', () => ({
  useOwnAccount: () => ({ email: 'bia@exemplo.com.br' }),
}));

beforeEach(() => {
  service.loadSummarySwitch.mockReset().mockResolvedValue(false);
  service.storeSummarySwitch.mockReset().mockResolvedValue(undefined);
});

const box = () => screen.getByRole('checkbox', { name: adminSummary.use });
const region = (container: HTMLElement) => container.querySelector('[aria-live="polite"]');

it('shows what is stored, and cannot be used before that is known', async () => {
  service.loadSummarySwitch.mockResolvedValue(true);
  const { container } = render(<SummarySwitch />);
  expect(box()).toBeDisabled();
  await waitFor(() => expect(box()).toBeEnabled());
  expect(box()).toBeChecked();
  expect(region(container)).toBeEmptyDOMElement();
});

it('is switched on and off, and says where the summary goes', async () => {
  const { container } = render(<SummarySwitch />);
  await waitFor(() => expect(box()).toBeEnabled());
  await userEvent.click(box());
  expect(service.storeSummarySwitch).toHaveBeenLastCalledWith(true);
  expect(box()).toBeChecked();
  expect(region(container)).toHaveTextContent('O resumo vai para bia@exemplo.com.br.');
  await userEvent.click(box());
  expect(service.storeSummarySwitch).toHaveBeenLastCalledWith(false);
  expect(box()).not.toBeChecked();
  expect(region(container)).toHaveTextContent(adminSummary.off);
});

it('stays as it is stored when a change cannot be stored, and says so', async () => {
  service.storeSummarySwitch.mockRejectedValueOnce(new Error('offline'));
  const { container } = render(<SummarySwitch />);
  await waitFor(() => expect(box()).toBeEnabled());
  await userEvent.click(box());
  await waitFor(() => expect(region(container)).toHaveTextContent(adminSummary.failed));
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(box()).toBeChecked();
});

it('takes one change at a time', async () => {
  let finish = () => {};
  service.storeSummarySwitch.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  render(<SummarySwitch />);
  await waitFor(() => expect(box()).toBeEnabled());
  await userEvent.click(box());
  await userEvent.click(box());
  expect(service.storeSummarySwitch).toHaveBeenCalledOnce();
  expect(box()).toBeChecked();
  finish();
});

it('says when it could not be read, and cannot be used', async () => {
  service.loadSummarySwitch.mockRejectedValue(new Error('offline'));
  const { container } = render(<SummarySwitch />);
  await waitFor(() => expect(region(container)).toHaveTextContent(adminSummary.unknown));
  expect(box()).toBeDisabled();
});
