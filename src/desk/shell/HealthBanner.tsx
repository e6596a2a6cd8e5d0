import { useQuery } from '@tanstack/react-query';
import { Notice } from '#src/components/ui/Notice.tsx';
import { CHECKS_STOPPED_MS, HEALTH_TOPICS } from '#src/domain/site/health.ts';
import { loadSiteHealth } from '#src/services/desk/health.ts';

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
    <div data-behind>
      <Notice tone="error" title="O site precisa de atenção">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}
