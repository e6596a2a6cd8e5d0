import type { Submission } from '../submissions/submission.ts';
import { MOST_TAGS } from '../submissions/tags.ts';
import type { CommandContext, Outcome } from './command.ts';

/** Assigns a submission to a member, or to nobody. The member gets a mail if somebody else has assigned it. */
export function assign(
  { responsible: before }: Submission,
  { responsible }: { responsible: string },
  { by }: CommandContext,
): Outcome {
  if (before === responsible) return undefined;
  return {
    what: 'assigned',
    fields: { responsible },
    mails: responsible && responsible !== by ? ['assigned'] : [],
    drops: (name) => name === 'assigned',
  };
}

/** Adds a tag to a submission, or removes it. */
export function setTag({ tags: before }: Submission, { tag, isOn }: { tag: string; isOn: boolean }): Outcome {
  if (before.includes(tag) === isOn) return undefined;
  if (isOn && before.length >= MOST_TAGS) return { refused: 'closed' };
  return { what: 'tagged', fields: { tags: isOn ? [...before, tag] : before.filter((one) => one !== tag) } };
}
