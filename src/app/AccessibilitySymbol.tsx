/** A person with open arms in a circle: the sign that the law asks for in plain view (LBI, art. 63, § 1). */
export function AccessibilitySymbol() {
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" role="img" aria-label="Acessibilidade">
      <circle cx="22" cy="22" r="20" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="22" cy="12.5" r="3.4" fill="currentColor" />
      <path
        d="M11.5 18.5c6.5 2.2 14.5 2.2 21 0M22 20v7m0 0-5 8.5M22 27l5 8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
