import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { useUndoableActions } from '#src/desk/parts/actions/useUndoableActions.tsx';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { services } from '#tests/support/fakeServices.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const { giveCommand } = services.commands;

const messages = [messageSubmission(), messageSubmission(), messageSubmission()] as const;
const client = new QueryClient();
const open = () => renderHook(() => useUndoableActions(), { wrapper: deskOf(client) }).result;
const listed = () => client.getQueryData<{ submissions: unknown[] }>([LISTS])?.submissions;

beforeEach(() => {
  client.setQueryData([LISTS], { submissions: messages });
});

it('an action on several submissions stops if somebody else has changed one, shows that change, and continues on request', async () => {
  const triage = open();
  const theirs = { ...messages[1], state: 'answered', revision: 5 } as const;
  giveCommand.mockImplementationOnce(giveCommand.getMockImplementation() as never);
  giveCommand.mockRejectedValueOnce(new ServiceError('changed', theirs));
  await act(() => triage.current.run({ action: 'state', state: 'archived' }, messages));
  expect(triage.current.state.sentence).toBe(
    'Um registro mudou nesse meio-tempo; veja como ele está agora. Parou no meio. Falta tratar 2.',
  );
  expect(listed()).toEqual([expect.objectContaining({ revision: 1 }), theirs, messages[2]]);
  await act(() => triage.current.resume());
  expect(giveCommand.mock.calls.slice(2).map(([, submission]) => submission)).toEqual([theirs, messages[2]]);
  expect(triage.current.state).toMatchObject({ status: 'done' });
});

it('a failed action can be resumed even if another action was requested meanwhile', async () => {
  const triage = open();
  giveCommand.mockRejectedValueOnce(new ServiceError('failed'));
  await act(async () => {
    await Promise.all([
      triage.current.run({ action: 'state', state: 'archived' }, [messages[0]]),
      triage.current.run({ action: 'state', state: 'answered' }, [messages[1]]),
    ]);
  });
  expect(triage.current.state).toMatchObject({
    status: 'stopped',
    sentence: 'Parou no meio. Falta tratar 1.',
  });
  await act(() => triage.current.resume());
  expect(giveCommand).toHaveBeenLastCalledWith('state', messages[0], { state: 'archived' });
});

it('a deletion cannot be undone, even while it waits for the mail to the visitor', async () => {
  const triage = open();
  const booking = bookingSubmission();
  giveCommand.mockResolvedValueOnce({ ...booking, deleteWhenMailed: true });
  await act(() => triage.current.run({ action: 'delete', tells: true }, [booking]));
  expect(triage.current.state).toMatchObject({
    sentence: '1 excluída, ou assim que o aviso por email sair.',
    undoing: [],
  });
});
