import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { PRIVATE_AGENDA_PATH, readStudioAgenda } from '../../../src/domain/agenda/agendaSettings.ts';
import { AVAILABILITY_PATH } from '../../../src/domain/agenda/bookingRules.ts';
import { type AgendaChange, changeAgenda } from '../../../src/domain/commands/changeAgenda.ts';
import { SETTINGS_CHANGED } from '../../../src/domain/commands/refusalSentences.ts';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import {
  readSavedReplies,
  SAVED_REPLIES_PATH,
  type SavedReply,
} from '../../../src/domain/submissions/replies/savedReplies.ts';
import { readTags, TAGS_PATH } from '../../../src/domain/submissions/tags.ts';
import { HttpError } from '../http/HttpError.ts';

const changedMeanwhile = () => new HttpError(409, { error: SETTINGS_CHANGED });

/** Changes the studio's own documents. Throws an `HttpError` with 409 if somebody else has changed one meanwhile. */
export function createStudioDocuments(db: () => Firestore) {
  return { runAgendaChange, recordPlaceTold, storeSavedReplies, storeTags };

  /** Changes the agenda (see changeAgenda). Throws an `HttpError` with 400 for an invalid change. */
  async function runAgendaChange(change: AgendaChange): Promise<void> {
    const [open, kept] = [db().doc(AVAILABILITY_PATH), db().doc(PRIVATE_AGENDA_PATH)];
    await db().runTransaction(async (transaction) => {
      const [rules, settings] = await transaction.getAll(open, kept);
      const after = changeAgenda(readStudioAgenda(rules?.data(), settings?.data()), change);
      if (!after) throw new HttpError(400, { error: INVALID_REQUEST });
      if (after === 'changed') throw changedMeanwhile();
      transaction.set(open, after.availability).set(kept, after.settings);
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

  /** Replaces the tags, which must still equal `seen`. */
  async function storeTags(seen: readonly string[], tags: readonly string[]): Promise<void> {
    const document = db().doc(TAGS_PATH);
    await db().runTransaction(async (transaction) => {
      const stored = JSON.stringify(readTags((await transaction.get(document)).data()));
      if (stored !== JSON.stringify(seen) && stored !== JSON.stringify(tags)) throw changedMeanwhile();
      transaction.set(document, { tags });
    });
  }

  /** Replaces the saved replies, which must still have this revision. */
  async function storeSavedReplies(revision: number, replies: readonly SavedReply[]): Promise<void> {
    const document = db().doc(SAVED_REPLIES_PATH);
    await db().runTransaction(async (transaction) => {
      const stored = readSavedReplies((await transaction.get(document)).data());
      if (stored.revision !== revision) throw changedMeanwhile();
      const byId = Object.fromEntries(replies.map(({ id, title, text }) => [id, { title, text }]));
      transaction.set(document, { revision: revision + 1, replies: byId });
    });
  }
}
