import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { InboxQueries } from '#src/desk/base/InboxQueries.tsx';
import { ListStatus } from '#src/desk/conversations/list/ConversationList.tsx';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { services } from '#tests/support/fakeServices.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

const { countSubmissions } = services.submissions;
const reported = vi.fn();

beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

const show = () =>
  render(
    <ListStatus
      wanted={{ filter: 'done', subject: undefined, own: '' }}
      list={{
        status: 'success',
        submissions: Array.from({ length: 25 }, () => messageSubmission()),
        hasNextPage: true,
        isNear: false,
        arrivals: [],
      }}
    />,
    { wrapper: InboxQueries },
  );

it('the list shows the total number as soon as it is counted', async () => {
  countSubmissions.mockResolvedValueOnce(70);
  show();
  expect(await screen.findByText('25 de 70 conversas')).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
});

it('a count that the database refuses for a missing index is logged; a count that fails offline is not', async () => {
  const refused = new ServiceError('failed');
  countSubmissions.mockRejectedValueOnce(refused);
  show();
  await waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(refused));
  countSubmissions.mockRejectedValueOnce(new ServiceError('unreachable'));
  show();
  await waitFor(() => expect(countSubmissions).toHaveBeenCalledTimes(2));
  expect(reported).toHaveBeenCalledTimes(1);
});
