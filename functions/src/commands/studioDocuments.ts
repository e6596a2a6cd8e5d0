import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { PRIVATE_AGENDA_PATH, readStudioAgenda } from '../../../src/domain/agenda/agendaSettings.ts';
import { AVAILABILITY_PATH } from '../../../src/domain/agenda/bookingRules.ts';
import { type AgendaChange, changeAgenda } from '../../../src/domain/commands/changeAgenda.ts';
import {
  readSavedReplies,
  SAVED_REPLIES_PATH,
  type SavedReply,
} from '../../../src/domain/submissions/replies/savedReplies.ts';
import { readTags, TAGS_PATH } from '../../../src/domain/submissions/tags.ts';

/** Changes the studio's own documents: agenda, tags and saved replies. */
export function createStudioDocuments(db: () => Firestore) {
  return { runAgendaChange, recordPlaceTold, storeSavedReplies, storeTags };

  /** Changes the agenda in one transaction and returns the outcome (see changeAgenda). */
  function runAgendaChange(change: AgendaChange): Promise<'done' | 'changed' | 'invalid'> {
    const [open, kept] = [db().doc(AVAILABILITY_PATH), db().doc(PRIVATE_AGENDA_PATH)];
    return db().runTransaction(async (transaction) => {
      const [rules, settings] = await transaction.getAll(open, kept);
      const after = changeAgenda(readStudioAgenda(rules?.data(), settings?.data()), change);
      if (!after) return 'invalid';
      if (after === 'changed') return after;
      transaction.set(open, after.availability).set(kept, after.settings);
      return 'done';
    });
  }

  /** Records that every visitor who waited for this meeting address has been informed. */
  async function recordPlaceTold(meetingAddress: string): Promise<void> {
    const kept = db().doc(PRIVATE_AGENDA_PATH);
    await db().runTransaction(async (transaction) => {
      const isSame = (await transaction.get(kept)).get('meetingAddress') === meetingAddress;
      if (isSame) transaction.update(kept, { isPlaceUntold: FieldValue.delete() });
    });
  }

  /** Replaces the tags if they still equal `seen`; otherwise returns false. */
  function storeTags(seen: readonly string[], tags: readonly string[]): Promise<boolean> {
    const document = db().doc(TAGS_PATH);
    return db().runTransaction(async (transaction) => {
      const stored = JSON.stringify(readTags((await transaction.get(document)).data()));
      if (stored !== JSON.stringify(seen) && stored !== JSON.stringify(tags)) return false;
      transaction.set(document, { tags });
      return true;
    });
  }

  /** Replaces the saved replies if they still have this revision; otherwise returns false. */
  function storeSavedReplies(revision: number, replies: readonly SavedReply[]): Promise<boolean> {
    const document = db().doc(SAVED_REPLIES_PATH);
    return db().runTransaction(async (transaction) => {
      const stored = readSavedReplies((await transaction.get(document)).data());
      if (stored.revision !== revision) return false;
      const byId = Object.fromEntries(replies.map(({ id, title, text }) => [id, { title, text }]));
      transaction.set(document, { revision: revision + 1, replies: byId });
      return true;
    });
  }
}
