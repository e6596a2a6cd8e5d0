import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Submission } from '#src/domain/submission.ts';
import { useSubmissionList } from '#src/pages/admin/useSubmissionList.ts';
import type { SubmissionCursor, SubmissionQuery } from '#src/services/listQuery.ts';
import { resetServices, services } from '#tests/support/fakeServices.ts';
import { messageSubmission } from '#tests/support/submissions.ts';

const { loadSubmissionPage, loadSubmissionsSince } = services.submissions;

const query: SubmissionQuery = { kind: 'messages', filter: 'inbox' };
const cursor: SubmissionCursor = ['where the first page ended'];

beforeEach(() => {
  resetServices();
  loadSubmissionPage.mockResolvedValueOnce({ submissions: [messageSubmission({})], next: cursor });
});

it('what was asked before the last page came does not offer that page again', async () => {
  const { result } = renderHook(() => useSubmissionList(query));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', next: cursor }));
  let answer = (_: Submission[]) => {};
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
