/** What somebody else has saved meanwhile. */
export function ChangesOfOthers({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <p className="strong">O que a outra pessoa mudou</p>
      <ul className="breakable">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
