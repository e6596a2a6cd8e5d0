export function downloadFile(content: string | Blob, { type, name }: { type: string; name: string }): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
