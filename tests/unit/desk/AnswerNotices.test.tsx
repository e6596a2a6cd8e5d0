import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEAM } from '#src/desk/base/useTeam.ts';
import { Writers } from '#src/desk/conversations/reply/AnswerNotices.tsx';
import type { StoredDraft } from '#src/domain/submissions/replies/replyDraft.ts';
import { deskOf } from '#tests/support/renderDesk.tsx';

beforeEach(() => void vi.useFakeTimers());

/** Renders the last answer with the typing indicator, and an older one; the members in `removed` have left the team. */
function open(drafts: Record<string, StoredDraft>, removed: readonly string[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const members = ['bia', 'caio'].map((uid) => ({
    uid,
    email: `${uid}@exemplo.com.br`,
    name: uid === 'bia' ? 'Bia Lima' : '',
    isRemoved: removed.includes(uid),
  }));
  client.setQueryData(TEAM, { members, invitations: [] });
  const { rerender } = render(<Writers drafts={drafts} own="rosa" />, { wrapper: deskOf(client) });
  return (next: Record<string, StoredDraft>) => rerender(<Writers drafts={next} own="rosa" />);
}

const draft = (number: number, change: Partial<StoredDraft> = {}): StoredDraft => ({
  text: 'Oi',
  number,
  writer: 'a',
  at: new Date(),
  isTyping: true,
  ...change,
});
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => screen.queryByText(/est(á|ão) escrevendo/)?.textContent ?? '';

it('the indicator names who is typing, until they pause or their page is closed', async () => {
  const hear = open({ bia: draft(1), rosa: draft(4) });
  expect(told()).toBe('Bia Lima está escrevendo uma resposta.');
  await later(10_000);
  hear({ bia: draft(2) });
  await later(10_000);
  expect(told()).toBe('Bia Lima está escrevendo uma resposta.');
  await later(5_000);
  expect(told()).toBe('');
  hear({ bia: draft(3), caio: draft(1) });
  expect(told()).toBe('Bia Lima e caio@exemplo.com.br estão escrevendo uma resposta.');
  hear({ bia: draft(4, { isTyping: false }), caio: draft(2, { isTyping: false }) });
  expect(told()).toBe('');
});

it('the indicator ignores an abandoned draft, whatever the clocks show, and people who have left the team', async () => {
  const left = draft(7, { at: new Date(Date.now() - 20 * 60_000) });
  const hear = open({ bia: left }, ['caio']);
  expect(told()).toBe('');
  // Even if a clock is wrong by a day, a higher draft number shows that somebody is typing.
  hear({ bia: { ...left, number: 8 } });
  expect(told()).toBe('Bia Lima está escrevendo uma resposta.');
  hear({ caio: draft(1), bia: draft(9, { isTyping: false }) });
  expect(told()).toBe('');
});
