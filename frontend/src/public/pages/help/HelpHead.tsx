import { Search } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { HELP_TITLE } from './content';

/** The search is hidden until its script runs: without one it could find nothing. */
export function HelpHead() {
  return (
    <header className="page-head">
      <div className="wrap">
        <p className="help-kicker">{HELP_TITLE}</p>
        <h1 className="title">¿En qué le ayudamos?</h1>
        <p className="lead">
          Guías breves y respuestas directas. Si no encuentra la suya, del otro lado hay personas.
        </p>
        <div className="help-search-place">
          <form className="help-search" role="search" data-search hidden>
            <Icon of={Search} size={20} />
            <input
              type="search"
              name="q"
              aria-label="Buscar en la ayuda"
              placeholder="Excel, créditos, QR…"
              autoComplete="off"
              enterKeyHint="search"
            />
          </form>
          <p className="help-found" role="status" data-found />
        </div>
      </div>
    </header>
  );
}
