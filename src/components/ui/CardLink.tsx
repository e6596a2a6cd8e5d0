import { Link } from 'react-router-dom';

/** A link that covers its card. Its accessible name contains the name of the card's subject. */
export function CardLink({ to, label, about }: { to: string; label: string; about: string }) {
  return (
    <Link className="self-start strong target cover-link" to={to} aria-label={`${label}: ${about}`}>
      {label}
    </Link>
  );
}
