import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEAM } from '#src/desk/base/useTeam.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { services } from '#tests/support/fakeServices.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { messageSubmission } from '#tests/support/submissions.ts';

it('an action that meets a colleague’s change names the colleague', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(TEAM, {
    members: [{ email: 'bia@exemplo.com.br', name: 'Bia Reis' }],
    invitations: [],
  });
  const { result } = renderHook(() => useSubmissionAction(), { wrapper: deskOf(client) });
  const message = messageSubmission();
  const log = { 1: { at: new Date(), by: 'bia@exemplo.com.br', what: 'archived' } };
  services.commands.giveCommand.mockRejectedValueOnce(new ServiceError('changed', { ...message, log }));
  await act(() => result.current.give('state', message, { state: 'answered' }, { done: '' }));
  expect(result.current.state.sentence).toContain('Concluída por Bia Reis');
});
