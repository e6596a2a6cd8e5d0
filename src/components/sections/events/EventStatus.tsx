import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { Icon } from '#src/components/ui/Icon.tsx';

interface EventStatusProps {
  /** `end` is the event's end (ISO 8601). `past` says whether the event was over when the site was built. */
  end: string;
  past: boolean;
  className?: string | undefined;
}

export function EventStatus({ end, past, className }: EventStatusProps) {
  const over = useIsPast(end, past);
  return (
    <p className={className}>
      <Icon name={over ? 'check' : 'calendar'} /> {over ? 'Evento realizado' : 'Vai acontecer'}
    </p>
  );
}
