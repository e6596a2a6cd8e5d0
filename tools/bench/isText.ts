/** Whether an answer of this content type is text, which servers compress. */
export function isText(contentType = ''): boolean {
  return /html|css|javascript|json|svg|text|xml/.test(contentType);
}
