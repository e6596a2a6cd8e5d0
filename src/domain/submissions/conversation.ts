import type { Submission, SubmissionState } from './submission.ts';
import { newestFirst } from './submissionOrder.ts';

const OPEN: readonly SubmissionState[] = ['new', 'answered'];

/** The message of a conversation that stands for it in the lists and has its state. */
export function headOf(members: readonly Submission[]): Submission | undefined {
  return members.find(({ state }) => state !== 'joined');
}

/** The conversation that a new message from an address joins: the last one that waits for the studio or for the client. */
export function openConversation(ofAddress: readonly Submission[]): Submission | undefined {
  return ofAddress
    .filter(({ kind, state }) => kind === 'messages' && OPEN.includes(state))
    .toSorted(newestFirst)[0];
}

/** The message that represents a conversation once its head has left it. */
export function nextHead(ofAddress: readonly Submission[], head: Submission): Submission | undefined {
  return followersOf(ofAddress, head).toSorted(newestFirst)[0];
}

/** The messages of an address that belong to the conversation of a head. */
export function followersOf(
  ofAddress: readonly Submission[],
  { id, conversation }: Submission,
): Submission[] {
  return ofAddress.filter(
    (one) => one.id !== id && one.state === 'joined' && one.conversation === conversation,
  );
}
