import { Link, useLocation } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './LibrasButton.module.css';

/** Loads and opens the government's VLibras widget. Not shown on account screens and at the desk. */
export function LibrasButton({ onDone }: { onDone?: () => void }) {
  const { pathname } = useLocation();
  const { status, run } = useAsyncAction(async () => {
    const { openVLibras } = await import('#src/services/browser/openVLibras.ts');
    await openVLibras();
    onDone?.();
  });
  if (isPrivatePath(pathname)) return null;
  return (
    <div className={`${styles.libras} stack-3 start screen-only script-only`}>
      <Button variant="secondary" icon="libras" onClick={run}>
        {status === 'failed' ? 'Tentar de novo' : 'Traduzir para Libras'}
      </Button>
      <p className={styles.note} aria-live="polite">
        {status === 'idle' && 'O VLibras, do governo federal, só é carregado quando você pede.'}
        {status === 'running' && 'Carregando o VLibras…'}
        {status === 'done' && 'O VLibras está aberto. Clique em um texto para ver em Libras.'}
        {status === 'failed' && (
          <>
            <strong className="text-colour">O VLibras não respondeu.</strong> Tente de novo em instantes ou{' '}
            <Link to={paths.contact} onClick={onDone}>
              fale com a gente
            </Link>
            : marcamos uma conversa em Libras.
          </>
        )}
      </p>
    </div>
  );
}
