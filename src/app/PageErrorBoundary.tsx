import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { reloadIfOutdated } from './navigation/reloadIfOutdated.ts';

interface BoundaryProps {
  /** A change of address clears the error. */
  pathname: string;
  children: ReactNode;
}

/** Catches errors of a page, including a failed download, and keeps header and footer usable. */
export class PageErrorBoundary extends Component<BoundaryProps, { failedAt: string | undefined }> {
  override state = { failedAt: undefined };

  static getDerivedStateFromProps(
    { pathname }: BoundaryProps,
    { failedAt }: { failedAt: string | undefined },
  ) {
    return failedAt !== undefined && failedAt !== '' && failedAt !== pathname
      ? { failedAt: undefined }
      : null;
  }

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.pathname });
    void reloadIfOutdated();
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <div className="content-width stack-5 band" role="alert">
        <h1>Um ponto se soltou aqui</h1>
        <p className="measure lead">
          Não conseguimos mostrar esta página. Pode ter sido a conexão: tente de novo. Se continuar assim,
          volte ao início ou escreva para nós.
        </p>
        <div className="cluster-4">
          <Button onClick={() => window.location.reload()}>Tentar de novo</Button>
          <ButtonLink to="/" variant="secondary" label="Voltar ao início" />
        </div>
      </div>
    );
  }
}
