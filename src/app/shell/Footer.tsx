import { Link } from 'react-router-dom';
import { SiteSearch } from '#src/components/form/SiteSearch.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { LibrasButton } from '#src/features/preferences/LibrasButton.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.services, label: 'Serviços' },
  { to: paths.portfolio, label: 'Projetos' },
  { to: paths.digitalAccessibility, label: 'Acessibilidade digital' },
  { to: paths.research, label: 'Pesquisas' },
  { to: paths.contact, label: 'Contato' },
  { to: paths.booking, label: 'Agendar' },
  { to: paths.budget, label: 'Orçamento' },
  { to: paths.questions, label: 'Perguntas' },
  { to: paths.about, label: 'Sobre' },
  { to: paths.manifesto, label: 'Manifesto' },
  { to: paths.privacy, label: 'Privacidade' },
];

/** A person with open arms in a circle: the sign that the law asks for in plain view (LBI, art. 63, § 1). */
function AccessibilitySymbol() {
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

export function Footer() {
  return (
    <footer className="clip pad-below-7" data-tone="surface">
      <div className={styles.divider}>
        <StitchPath
          className={styles.path}
          viewBox="0 0 1440 120"
          path="M-20 40 C 160 110 330 90 520 46 S 900 20 1090 84 S 1330 110 1440 66"
        />
        <svg className={styles.pathEnd} viewBox="0 0 44 40" width="44" height="40" aria-hidden="true">
          <circle cx="13" cy="20" r="8" />
          <path d="m18 17 20-7M18 24l13 12" />
        </svg>
      </div>
      <div className={`${styles.inner} page-width grid-6 gutter`}>
        <div className={`${styles.studio} stack-3 start`}>
          <Logo className={styles.logo} />
          {/* Without this role, a screen reader announces each line of the postal address as a panel. */}
          <address className={styles.address} role="presentation">
            {studio.postalAddress.line}
            <br />
            {`${studio.postalAddress.city} – ${studio.postalAddress.state}`}
            <br />
            <a href={`mailto:${studio.email}`}>{studio.email}</a>
            <br />
            <a href={studio.phone.href}>{studio.phone.label}</a>
          </address>
        </div>
        <div className={`${styles.tools} stack-5 narrow-text`}>
          <SiteSearch name="Busca do rodapé" />
          <LibrasButton />
        </div>
        <nav aria-label="Rodapé">
          <ul className={`${styles.links} stack`}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${styles.rights} stack middle start icon-column`}>
          <Link to={paths.accessibility} className={styles.accessibility}>
            <AccessibilitySymbol />
          </Link>
          <p>
            {`© desde ${studio.since} `}
            <a href={studio.externalSite.href} rel="noopener">
              {studio.name}
            </a>
            <br />
            {`${studio.legalName} CNPJ\u00a0${studio.cnpj}`}
          </p>
          <a href="#topo">Voltar ao topo</a>
        </div>
      </div>
    </footer>
  );
}
