export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className="stack-2 pad-4">
      <h3>{title}</h3>
      <p className="soft narrow-text">{text}</p>
    </div>
  );
}
