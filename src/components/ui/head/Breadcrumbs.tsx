import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  to: string;
}

export const homeCrumb: Crumb = { label: 'Início', to: '/' };

interface BreadcrumbsProps {
  trail: readonly Crumb[];
  current: string;
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav className={`${styles.breadcrumbs} across small`} aria-label="Você está aqui">
      <ol className="row wrapping">
        {trail.map(({ label, to }) => (
          <li className="row middle soft touch" key={to}>
            <Link className="target text-colour" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li className="row middle soft touch" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
