import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { InboxQueries } from '#src/desk/base/InboxQueries.tsx';
import { NoticeSwitches } from '#src/desk/settings/NoticeSwitches.tsx';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { ana, services } from '#tests/support/fakeServices.ts';
import { sessionOf } from '#tests/support/renderApp.tsx';

const { loadSummarySwitch, storeSummarySwitch } = services.summarySwitch;
const bia: AuthUser = { ...ana, email: 'bia@exemplo.com.br' };

const open = () =>
  void render(
    <InboxQueries>
      <NoticeSwitches />
    </InboxQueries>,
    { wrapper: sessionOf({ status: 'signedIn', user: bia }) },
  );

const box = () =>
  screen.getByRole('checkbox', {
    name: 'Receber por email um resumo do dia, às 8h dos dias úteis, e os números do mês no começo do seguinte',
  });
const region = () => box().closest('.stack-1')?.querySelector('[aria-live="polite"]');

it('the switch shows the stored choice as soon as it is loaded, or says that it could not be loaded', async () => {
  loadSummarySwitch.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('offline'));
  open();
  expect(box()).toBeDisabled();
  await waitFor(() => expect(box()).toBeEnabled());
  expect(box()).toBeChecked();
  expect(region()).toBeEmptyDOMElement();
  cleanup();
  open();
  const told = 'Não foi possível ver se o resumo está ligado. Recarregue a página para tentar de novo.';
  await waitFor(() => expect(region()).toHaveTextContent(told));
  expect(box()).toBeDisabled();
});

it('if a change cannot be stored, the switch says so and keeps the stored choice', async () => {
  storeSummarySwitch.mockRejectedValueOnce(new Error('offline'));
  open();
  await waitFor(() => expect(box()).toBeEnabled());
  await userEvent.click(box());
  await waitFor(() => expect(region()).toHaveTextContent(deskWords.notDone));
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(box()).toBeChecked();
});
