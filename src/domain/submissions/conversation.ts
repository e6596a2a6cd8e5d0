import { newestFirst } from './lists/submissionOrder.ts';
import { stateOf } from './states.ts';
import type { Submission } from './submission.ts';
import { VIEWS } from './views.ts';

/** The message that represents a conversation in lists and holds its state. */
export function headOf(members: readonly Submission[]): Submission | undefined {
  return members.find((one) => stateOf(one).standing);
}

/** The conversation that a new message joins: the latest one of its address, if its view allows that. */
export function openConversation(ofAddress: readonly Submission[]): Submission | undefined {
  return ofAddress.filter((one) => one.kind === 'messages' && canBeJoined(one)).toSorted(newestFirst)[0];
}

function canBeJoined(submission: Submission): boolean {
  const { standing, isTrusted } = stateOf(submission);
  return isTrusted && standing !== undefined && VIEWS[standing].isJoined;
}

/** The next head of a conversation after its head has left. */
export function nextHead(ofAddress: readonly Submission[], head: Submission): Submission | undefined {
  return followersOf(ofAddress, head).toSorted(newestFirst)[0];
}

/** The messages of an address that belong to the conversation of a head. */
export function followersOf(
  ofAddress: readonly Submission[],
  { id, conversation }: Submission,
): Submission[] {
  return ofAddress.filter(
    (one) => one.id !== id && !stateOf(one).standing && one.conversation === conversation,
  );
}
