import { newestFirst } from './lists/submissionOrder.ts';
import { stateOf } from './states.ts';
import type { Submission } from './submission.ts';
import { VIEWS } from './views.ts';

/** The message that represents a conversation in lists and holds its state. */
export function headOf(members: readonly Submission[]): Submission | undefined {
  return members.find((one) => stateOf(one).standing);
}

/** The head of the conversation that a new message joins. It is the newest head in a view with `isJoined`. */
export function openConversation(ofAddress: readonly Submission[]): Submission | undefined {
  return ofAddress.filter((one) => one.kind === 'messages' && canBeJoined(one)).toSorted(newestFirst)[0];
}

function canBeJoined(submission: Submission): boolean {
  const { standing, isTrusted } = stateOf(submission);
  return isTrusted && standing !== undefined && VIEWS[standing].isJoined;
}

/** The message that becomes the head of a conversation if its head leaves. */
export function nextHead(ofAddress: readonly Submission[], head: Submission): Submission | undefined {
  return followersOf(ofAddress, head).toSorted(newestFirst)[0];
}

/** The other messages of the conversation with this head. `ofAddress` are the submissions of its address. */
export function followersOf(ofAddress: readonly Submission[], { id, conversation }: Submission) {
  return ofAddress.filter(
    (one) => one.id !== id && !stateOf(one).standing && one.conversation === conversation,
  );
}
