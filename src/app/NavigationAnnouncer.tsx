/** Reads out the title of the page that a navigation led to; screen readers say nothing by themselves in an app. */
export function NavigationAnnouncer({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
