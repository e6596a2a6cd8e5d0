/** Clicks the button that was clicked before React answered clicks; the small script in index.html has marked it. */
export function replayEarlyClick(): void {
  const button = document.querySelector<HTMLElement>('[data-clicked]');
  button?.removeAttribute('data-clicked');
  button?.click();
}
