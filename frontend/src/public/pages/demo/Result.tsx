import { FileText, ListChecks, MapPin } from 'lucide-react';
import { Icon } from '../../../ui/Icon';

/** The frame of a reading; everything in it is put there by the script. */
export function Result() {
  return (
    <section className="demo-result" data-result aria-labelledby="demo-result" hidden>
      <header className="demo-result-head">
        <h2 id="demo-result" tabIndex={-1} data-title />
        <p className="demo-facts" data-facts />
      </header>
      <div data-verdict />
      <div className="segments demo-views" role="group" aria-label="Qué ver de la lectura">
        <button type="button" data-view="document" aria-pressed="false">
          <Icon of={FileText} />
          Documento
        </button>
        <button type="button" data-view="fields" aria-pressed="true">
          <Icon of={ListChecks} />
          Datos
        </button>
      </div>
      <div className="read" data-panes="fields">
        <div
          className="read-desk"
          data-desk
          role="region"
          aria-label="Página del documento"
          tabIndex={0}
        >
          <div data-pages />
          <button type="button" className="read-caption" data-caption hidden>
            <span data-caption-text />
            <span className="read-caption-go">
              <Icon of={MapPin} size={14} />
              Ver en los datos
            </span>
          </button>
        </div>
        <div className="read-side" data-groups />
      </div>
    </section>
  );
}

/** Why there is no reading, and what to do about it. */
export function Trouble() {
  return (
    <section className="demo-trouble" data-trouble aria-labelledby="demo-trouble" hidden>
      <h2 id="demo-trouble" tabIndex={-1} data-trouble-title />
      <p className="t2" data-trouble-text />
      <div className="actions" data-trouble-actions />
    </section>
  );
}
