import type { DocumentDetail, DocumentSummary } from '@contracts/document';
import type { ExtractedData } from '@contracts/extracted-data';
import { API } from '@contracts/routes';
import { useMemo } from 'react';
import { Card } from '../../ui/Card';
import { PageView } from '../../ui/PageView';
import { fieldGroups } from '../fields/field-rows';
import { fieldsAsText } from '../fields/fields-as-text';
import { lineItems } from '../fields/line-items';
import { placedFields } from '../fields/placed-fields';
import { AuthenticityCard } from './AuthenticityCard';
import { DuplicateNotice } from './DuplicateNotice';
import { FieldTable } from './FieldTable';
import { JsonCard } from './JsonCard';
import { ResultsHeader } from './ResultsHeader';
import { StatisticsCard } from './StatisticsCard';
import type { PageSource } from './page-source';
import { useFieldFocus } from './use-field-focus';

interface DocumentResultsProps {
  document: DocumentDetail;
  data: ExtractedData;
  documents: readonly DocumentSummary[];
}

/** The page and what was read on it, side by side; below, what to think of it. */
export function DocumentResults({ document, data, documents }: DocumentResultsProps) {
  const groups = useMemo(() => fieldGroups(data, document.fields), [data, document.fields]);
  const lines = useMemo(() => lineItems(data, document.fields), [data, document.fields]);
  const placed = useMemo(() => placedFields(groups, lines), [groups, lines]);
  const focus = useFieldFocus(placed);
  const source: PageSource = {
    pages: document.pages,
    imageUrl: (page) => API.pageImage(document.id, page),
  };
  const original = documents.find(({ id }) => id === document.duplicateOf) ?? null;
  return (
    <>
      <Card aria-label="Resultado">
        <ResultsHeader document={document} text={() => fieldsAsText(groups, lines)} />
        {document.duplicateOf && <DuplicateNotice original={original} />}
        <div className="results-panes">
          <PageView
            {...source}
            fields={placed}
            currentPage={focus.page}
            onPageChange={focus.setPage}
            focused={focus.focused}
            highlighted={focus.highlighted}
            onPick={focus.pick}
            onHover={focus.hover}
          />
          <FieldTable groups={groups} lines={lines} focus={focus} source={source} />
        </div>
      </Card>
      <div className="results-cards">
        {document.authenticity && <AuthenticityCard authenticity={document.authenticity} />}
        <StatisticsCard
          document={document}
          completedCount={documents.filter(({ status }) => status === 'completed').length}
        />
      </div>
      <JsonCard data={data} />
    </>
  );
}
