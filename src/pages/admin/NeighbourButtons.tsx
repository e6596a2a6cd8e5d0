import { Button } from '#src/components/ui/Button.tsx';
import { adminTriage } from '#src/content/adminTriage.ts';

const words = adminTriage.neighbours;

interface NeighbourButtonsProps {
  /** Opens what stands before or after in the list; missing at its ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** From the open submission to the one before or after it. */
export function NeighbourButtons({ onPrevious, onNext }: NeighbourButtonsProps) {
  return (
    <nav aria-label={words.label} className="row-2">
      <Button variant="quiet" aria-disabled={!onPrevious} onClick={onPrevious}>
        {words.previous}
      </Button>
      <Button variant="quiet" aria-disabled={!onNext} onClick={onNext}>
        {words.next}
      </Button>
    </nav>
  );
}
