import {
  type DeviceDraft,
  DRAFT_EVERY_MS,
  isUnsaved,
  mergeDraft,
  NO_DRAFT,
  type ReplyDraft,
  TYPING_MS,
  typedDraft,
} from '#src/domain/submissions/replies/replyDraft.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

export interface DraftPlaces {
  read: () => DeviceDraft | null;
  /** Stores the draft on this device; null removes it. Returns whether that worked. */
  save: (draft: DeviceDraft | null) => boolean;
  /** Writes the draft if the stored copy is still `seen`; otherwise returns that copy. Rejects without a database. */
  store: (draft: ReplyDraft, seen: ReplyDraft | null, isTyping: boolean) => Promise<ReplyDraft | undefined>;
}

const NOTHING: DeviceDraft = { draft: NO_DRAFT, seen: null, other: null, savedAt: 0 };

const isEqual = (one: DeviceDraft, other: DeviceDraft) =>
  one.draft.number === other.draft.number && one.draft.text === other.draft.text;

/** Keeps a draft on the device after every key, and in the database every ten seconds. Also keeps a competing text. */
export class DraftKeeper {
  readonly #places: DraftPlaces;
  readonly #writer: string;
  readonly #listeners = new Set<() => void>();
  #kept: DeviceDraft;
  #typedAt = Number.NEGATIVE_INFINITY;
  #storedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storing: Promise<void> | undefined;
  #isSaidToType = false;
  #isRefused = false;
  /** Whether only this page has the latest text. */
  #isFailed = false;

  constructor(places: DraftPlaces, writer: string) {
    this.#places = places;
    this.#writer = writer;
    this.#kept = places.read() ?? NOTHING;
  }

  get text(): string {
    return this.#kept.draft.text;
  }

  /** A competing text from another device or page. */
  get other(): string | undefined {
    return this.#kept.other?.text;
  }

  get isFailed(): boolean {
    return this.#isFailed;
  }

  readonly state = (): DeviceDraft => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the whole text after somebody has typed or inserted something. */
  type(text: string): void {
    const onDevice = this.#places.read();
    // Another page in this browser has changed the draft at the same time.
    if (onDevice && !isEqual(onDevice, this.#kept) && onDevice.draft.text !== text)
      this.#kept = { ...this.#kept, seen: onDevice.seen, other: onDevice.draft };
    this.#typedAt = Date.now();
    this.#isRefused = false;
    this.#set(typedDraft(this.#kept, text, this.#writer, this.#typedAt));
    this.#schedule();
  }

  /** Replaces the draft and the competing text by the text that the author has chosen. */
  choose(text: string): void {
    const typed = typedDraft(this.#kept, text, this.#writer, Date.now());
    this.#set({ ...typed, other: null });
    this.#schedule();
  }

  /** Takes the database's copy; undefined if there is none. */
  hear(stored: ReplyDraft | undefined): void {
    if (this.#storing) return;
    if (stored) this.#set(mergeDraft(this.#kept, stored));
    else if (this.#kept.seen) this.#set(isUnsaved(this.#kept) ? { ...this.#kept, seen: null } : NOTHING);
    if (isUnsaved(this.#kept)) this.#schedule();
  }

  /** Takes the draft that another page in this browser has stored on the device. */
  hearPage(): void {
    const onDevice = this.#places.read();
    // The device could not store the text, so only this page has it.
    if (!onDevice && this.#isFailed) return;
    if (!onDevice) this.#set(NOTHING);
    else if (isEqual(onDevice, this.#kept)) return;
    else if (onDevice.draft.number > this.#kept.draft.number || this.text === '') this.#set(onDevice, true);
    else this.#set({ ...this.#kept, other: onDevice.draft });
  }

  /** Waits for a write in progress. Then nothing is written to the database until somebody types again. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#storing;
  }

  /** Clears the draft, because its text has become an answer. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isSaidToType = false;
    this.#set(NOTHING);
  }

  #set(kept: DeviceDraft, isOnDevice = false): void {
    if (kept === this.#kept) return;
    this.#kept = kept;
    const isEmpty = kept.draft.text === '' && !kept.other && !isUnsaved(kept);
    if (!isOnDevice) this.#isFailed = !this.#places.save(isEmpty ? null : kept) && isUnsaved(kept);
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        void this.#store();
      },
      Math.max(0, this.#storedAt + DRAFT_EVERY_MS - Date.now()),
    );
  }

  #store(): Promise<void> | undefined {
    const { draft, seen, other } = this.#kept;
    const isTyping = Date.now() - this.#typedAt < TYPING_MS;
    // A competing text stays in the database until the author has chosen one of the two.
    if (this.#storing || other || !(isUnsaved(this.#kept) || this.#isSaidToType)) return;
    this.#storedAt = Date.now();
    this.#storing = this.#places
      .store(draft, seen, isTyping)
      .then(
        (instead) => {
          this.#isSaidToType = isTyping && !instead;
          this.#set(instead ? mergeDraft(this.#kept, instead) : { ...this.#kept, seen: draft });
        },
        ({ code }: Partial<ServiceError>) => {
          // The device still has the text. If the database refused it, waits until somebody types; otherwise retries.
          this.#isRefused = code === 'denied' || code === 'signed-out';
        },
      )
      .finally(() => {
        this.#storing = undefined;
        if (!this.#isRefused && (isUnsaved(this.#kept) || this.#isSaidToType)) this.#schedule();
      });
    return this.#storing;
  }
}
