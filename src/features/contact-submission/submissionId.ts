const STORAGE_KEY = 'alinhavo:submission';

interface Submission {
  /** Of what is sent; its words stay out of the storage. */
  digest: string;
  id: string;
}

let last: Submission | undefined;

/** The last submission of this tab, also when it was sent before a reload. */
function readLast(): Submission | undefined {
  try {
    return (
      last ?? (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Submission | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}

function writeLast(submission: Submission | undefined): void {
  last = submission;
  try {
    if (submission) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(submission));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a retry is recognised until the page is left.
  }
}

async function digestOf(content: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One id for as long as what is sent stays the same, so that a retry is recognised, even after a reload, and an edited
 * text is a new submission.
 */
export async function submissionId(content: readonly string[]): Promise<string> {
  const digest = await digestOf(content);
  const before = readLast();
  const current = before?.digest === digest ? before : { digest, id: crypto.randomUUID() };
  writeLast(current);
  return current.id;
}

/** After a success: the same words may be meant a second time. */
export function forgetSubmission(): void {
  writeLast(undefined);
}
