import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSubmissionList } from '#src/pages/admin/useSubmissionList.ts';
import type { SubmissionCursor, SubmissionQuery } from '#src/services/listQuery.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

const { loadSubmissionPage, loadSubmissionsSince } = vi.hoisted(() => ({
  loadSubmissionPage: vi.fn(),
  loadSubmissionsSince: vi.fn(),
}));
vi.mock('#src/services/submissions.ts', () => ({
  loadSubmissionPage,
  loadSubmissionsSince,
  loadNewestBookingMoment: async () => undefined,
}));

const query: SubmissionQuery = { kind: 'messages', filter: 'inbox' };
const cursor: SubmissionCursor = ['where the first page ended'];

beforeEach(() => {
  loadSubmissionPage.mockResolvedValueOnce({ submissions: [messageSubmission({})], next: cursor });
});

it('what was asked before the last page came does not offer that page again', async () => {
  const { result } = renderHook(() => useSubmissionList(query));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', next: cursor }));
  let answer = (_: unknown[]) => {};
  loadSubmissionsSince.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(loadSubmissionsSince).toHaveBeenCalled());
  loadSubmissionPage.mockResolvedValueOnce({ submissions: [messageSubmission({})], next: undefined });
  await act(result.current.loadMore);
  const late = messageSubmission({});
  await act(async () => answer([late]));
  expect(result.current.arrivals).toEqual([late]);
  expect(result.current.state).toMatchObject({ status: 'ready', next: undefined });
});
