import { useQuery } from '@tanstack/react-query';
import { Icon } from '#src/components/ui/Icon.tsx';
import { CHECKS_STOPPED_MS, HEALTH_TOPICS } from '#src/domain/site/health.ts';
import { loadSiteHealth } from '#src/services/desk/health.ts';
import styles from './Desk.module.css';

/** A warning above the room, shown while a service that the site needs does not work. */
export function HealthBanner() {
  const { data } = useQuery({ queryKey: ['health'], queryFn: () => loadSiteHealth() });
  // If the database cannot be reached, the room below says so.
  if (!data) return null;
  const { topics, checkedAt } = data;
  const stopped = checkedAt !== null && Date.now() - checkedAt.getTime() > CHECKS_STOPPED_MS;
  const sentences = [
    ...topics.map((topic) => HEALTH_TOPICS[topic]),
    ...(stopped ? ['A verificação automática do site parou há mais de duas horas.'] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className={styles.banner} role="alert" data-behind>
      <Icon name="alert" />
      <p>
        <strong className="error">O site precisa de atenção.</strong> {sentences.join(' ')}
      </p>
    </div>
  );
}
