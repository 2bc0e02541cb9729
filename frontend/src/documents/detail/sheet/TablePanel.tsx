import type { DocumentSummary } from '@contracts/document';
import type { TableDataResponse } from '@contracts/table-data';
import { Tab, Tabs } from '@mui/material';
import { ChevronDown, ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useProviderQuery } from '../../../api/use-provider-query';
import { QueryArea } from '../../../layout/QueryArea';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { downloadText } from '../../download';
import { TableCells } from './TableCells';
import { tableCsv } from './table-export';

const NO_TABLE = 'Este documento no contiene datos de tabla extraídos por Textract.';
const TABS = ['Tabla principal', 'Texto legible', 'Datos técnicos'] as const;

function MainTable({ rows, name }: { rows: readonly (readonly string[])[]; name: string }) {
  const notify = useNotify();
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const save = (extension: string, text: string, type: string): void => {
    downloadText(`${name}.${extension}`, text, type);
    notify('Exportado', { description: `${name}.${extension}` });
  };
  return (
    <>
      <div className="ring-in scrolls" tabIndex={0} role="region" aria-label="Tabla principal">
        <table className="table">
          <thead>
            <tr>
              {Array.from({ length: columns }, (_, column) => (
                <th key={column} scope="col">
                  Col {column + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {Array.from({ length: columns }, (_, column) => (
                  <td key={column}>{row[column] || <span className="t3">—</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="over p10 row">
        <Button size="s" icon={Download} onClick={() => save('csv', tableCsv(rows), 'text/csv')}>
          Exportar CSV
        </Button>
        <Button
          size="s"
          icon={Download}
          onClick={() => save('json', JSON.stringify(rows, null, 2), 'application/json')}
        >
          Exportar JSON
        </Button>
      </div>
    </>
  );
}

function ReadableText({ table }: { table: TableDataResponse }) {
  const { humanReadableSummary, readableText } = table.tableData;
  return (
    <>
      {humanReadableSummary && <p className="p12 md">{humanReadableSummary}</p>}
      <pre
        className="ring-in readable-text rolls f13"
        tabIndex={0}
        role="region"
        aria-label="Texto del documento"
      >
        {readableText}
      </pre>
    </>
  );
}

function TableTabs({ table, name }: { table: TableDataResponse; name: string }) {
  const [tab, setTab] = useState(0);
  const id = useId();
  const panels: readonly ReactNode[] = [
    <MainTable key="table" rows={table.formattedTable} name={name} />,
    <ReadableText key="text" table={table} />,
    <TableCells key="cells" cells={table.tableData.tableData} />,
  ];
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: number) => setTab(next)}
        variant="scrollable"
        aria-label="Datos de tabla"
      >
        {TABS.map((label, index) => (
          <Tab key={label} label={label} id={`${id}-${index}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {panels[tab]}
      </div>
    </>
  );
}

function TableBody({ document }: { document: DocumentSummary }) {
  const query = useProviderQuery(['documents', 'table', document.id], (provider, signal) =>
    provider.getTable(document.id, signal),
  );
  const name = `${document.filename.replace(/\.[^.]+$/, '')}-tabla`;
  return (
    <QueryArea query={query} of="la tabla">
      {(table) =>
        table.hasTableData ? (
          <TableTabs table={table} name={name} />
        ) : (
          <p className="p12 md t3">{NO_TABLE}</p>
        )
      }
    </QueryArea>
  );
}

/** Table data: open by default, three tabs (spec section 2, table data panel). */
export function TablePanel({ document }: { document: DocumentSummary }) {
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <Card aria-label="Datos de tabla">
      <h2 className="h3">
        <button
          type="button"
          className="wide row b ring-in sheet-fold px16"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} />
          Datos de tabla
        </button>
      </h2>
      <div id={id}>{isOpen && <TableBody document={document} />}</div>
    </Card>
  );
}
