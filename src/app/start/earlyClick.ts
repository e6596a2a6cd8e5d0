declare global {
  interface Window {
    /** The button that the last click hit, if any; set by the small script in index.html. */
    clicked?: HTMLElement | null;
  }
}

let early: HTMLElement | null | undefined;

/** Stops recording: from now on React handles clicks, and hydrates their targets first. */
export function leaveClicksToReact(): void {
  early = window.clicked;
}

export function replayEarlyClick(): void {
  early?.click();
  early = undefined;
}
