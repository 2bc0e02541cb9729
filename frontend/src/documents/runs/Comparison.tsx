import type { DocumentDetail } from '@contracts/document';
import type { FieldComparison } from '@contracts/runs';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Choice';
import { Chip } from '../../ui/Chip';
import { documentCurrency } from '../../ui/fields/field-rows';
import { formatValue } from '../../ui/fields/format-value';
import { AdoptRows } from './AdoptRows';
import { VERDICT_LOOK, comparisonSummary, differencesOf, placedLabel } from './run-words';

interface RowProps {
  field: FieldComparison;
  /** Names of the two readings. */
  names: readonly [string, string];
  format(value: FieldComparison['first']): string;
  /** Leads to the field in the review; absent where there is no such field. */
  onOpen?: () => void;
}

function Row({ field, names, format, onOpen }: RowProps) {
  const { path, first, second, verdict } = field;
  const label = placedLabel(path);
  return (
    <li
      className="over breaks compared in-grid mid g4-12"
      data-verdict={verdict}
      data-open={onOpen && true}
      onClick={onOpen}
    >
      <span>
        {onOpen ? (
          // The click on the row, which the button is part of, does the work.
          <button type="button" className="link">
            {label}
          </button>
        ) : (
          label
        )}
      </span>
      {[first, second].map((value, index) => (
        <span key={names[index]} className="fit">
          <span className="cut compared-name sm t3">{names[index]}</span>
          <span className={verdict === 'igual' ? 't2' : 'm'}>{format(value)}</span>
        </span>
      ))}
      <span className="compared-verdict">
        <Chip {...VERDICT_LOOK[verdict]} />
      </span>
    </li>
  );
}

/** Rows of goods make a comparison long: these are shown, the others on demand. */
const SHOWN_FIRST = 20;

interface ComparisonProps {
  document: DocumentDetail;
  fields: readonly FieldComparison[];
  names: readonly [string, string];
  onField?: (path: string) => void;
}

/** Two readings side by side, at first only where they disagree. */
export function Comparison({ document, fields, names, onField }: ComparisonProps) {
  const differences = differencesOf(fields);
  const hasDifferences = differences.length > 0;
  const [isShort, setIsShort] = useState(true);
  const [isWhole, setIsWhole] = useState(false);
  const wanted = isShort && hasDifferences ? differences : fields;
  const shown = isWhole ? wanted : wanted.slice(0, SHOWN_FIRST);
  const currency = documentCurrency(document.extractedData ?? {});
  const format = (path: string, value: FieldComparison['first']): string =>
    formatValue(path, value, currency);
  return (
    <section className="over" aria-label="Comparación de lecturas">
      <div className="p10 wraps comparison-head row g4-12">
        <h3 className="h3">Comparación</h3>
        <span className="md t2 sp">{comparisonSummary(fields)}</span>
        {hasDifferences && (
          <Checkbox label="Solo diferencias" checked={isShort} onChange={setIsShort} />
        )}
      </div>
      <div
        className="over breaks m compared in-grid mid g4-12 compared-names sm t3"
        aria-hidden="true"
      >
        <span>Campo</span>
        <span>{names[0]}</span>
        <span>{names[1]}</span>
        <span>Resultado</span>
      </div>
      <ul className="md">
        {shown.map((field) => (
          <Row
            key={field.path}
            field={field}
            names={names}
            format={(value) => format(field.path, value)}
            onOpen={onField && document.fields[field.path] ? () => onField(field.path) : undefined}
          />
        ))}
      </ul>
      {shown.length < wanted.length && (
        <p className="over p10">
          <Button size="s" onClick={() => setIsWhole(true)}>
            Ver los {wanted.length} campos
          </Button>
        </p>
      )}
      <AdoptRows document={document} fields={fields} engine={names[1]} format={format} />
    </section>
  );
}
