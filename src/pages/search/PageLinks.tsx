import { Link } from 'react-router-dom';

interface PageLinksProps {
  pages: readonly { path: string; label: string }[];
  className: string;
}

export function PageLinks({ pages, className }: PageLinksProps) {
  return (
    <ul className={className}>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <Link className="strong target inline-block" to={path}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
