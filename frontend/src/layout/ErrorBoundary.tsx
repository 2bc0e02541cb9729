import { Component, type ReactNode } from 'react';
import { ErrorCard } from './ErrorCard';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** A screen that fails says so and can be loaded again; the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="page">
        <ErrorCard
          title="Algo salió mal"
          cause="Esta pantalla no se pudo mostrar. Sus documentos están a salvo."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
