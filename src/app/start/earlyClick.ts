declare global {
  interface Window {
    /** The button that was clicked last, if the last click was on one; the small script in index.html keeps it. */
    clicked?: HTMLElement | null;
  }
}

let early: HTMLElement | null | undefined;

/** From now on React handles clicks, and hydrates their targets first. */
export function leaveClicksToReact(): void {
  early = window.clicked;
}

/** Clicks again the button that was clicked before React answered clicks. */
export function replayEarlyClick(): void {
  early?.click();
  early = undefined;
}
