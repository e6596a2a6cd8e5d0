let last = { text: '', id: '' };

/** One id for as long as what is sent stays the same, so that a retry is recognised and an edited text is a new one. */
export function submissionId(content: readonly string[]): string {
  const text = JSON.stringify(content);
  if (text !== last.text) last = { text, id: crypto.randomUUID() };
  return last.id;
}

/** After a success: the same words may be meant a second time. */
export function forgetSubmission(): void {
  last = { text: '', id: '' };
}
