import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { CHECKS_STOPPED_MS, HEALTH_TOPICS } from '#src/domain/site/health.ts';

/** A warning above the room while something behind the site does not work; nothing otherwise. */
export function HealthBanner() {
  const { state } = useLoaded(async () => {
    const { loadSiteHealth } = await import('#src/services/desk/health.ts');
    return loadSiteHealth();
  });
  // The room below it says when the database cannot be reached.
  if (state.status !== 'ready') return null;
  const { topics, checkedAt } = state;
  const stopped = checkedAt !== null && Date.now() - checkedAt.getTime() > CHECKS_STOPPED_MS;
  const sentences = [
    ...topics.map((topic) => HEALTH_TOPICS[topic]),
    ...(stopped ? ['A verificação automática do site parou há mais de duas horas.'] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="error" title="O site precisa de atenção">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
