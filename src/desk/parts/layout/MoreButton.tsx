import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';

interface MoreButtonProps {
  isRunning: boolean;
  isFailed?: boolean;
  onPress: () => void;
}

export function MoreButton({ isRunning, isFailed = false, onPress }: MoreButtonProps) {
  return (
    <div className="stack-4 start pad-4">
      {isFailed && <Notice tone="error" title="Não foi possível carregar mais. Tente de novo." />}
      <Button variant="secondary" busy={isRunning} onClick={onPress}>
        {isRunning ? 'Carregando...' : 'Carregar mais'}
      </Button>
    </div>
  );
}
