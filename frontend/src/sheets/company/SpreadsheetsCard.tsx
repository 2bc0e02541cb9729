import { ERRORS } from '@contracts/errors';
import type { SheetsStatus } from '@contracts/sheets';
import { useState } from 'react';
import { QueryArea } from '../../layout/QueryArea';
import { useRefreshKeepingFocus } from '../../account/use-refresh-keeping-focus';
import { TitledCard } from '../../ui/Card';
import { Pager } from '../../ui/Pager';
import { ShareWithNote } from '../ShareWithNote';
import { SHEETS_KEY, useSheetsStatus } from '../use-sheets-status';
import { RegisterSpreadsheetForm } from './RegisterSpreadsheetForm';
import { SpreadsheetRow } from './SpreadsheetRow';
import '../sheets.css';

export const SPREADSHEETS_PER_PAGE = 8;

interface SpreadsheetListProps {
  status: SheetsStatus;
  now: number;
  onRemoved(): void;
}

function SpreadsheetList({ status, now, onRemoved }: SpreadsheetListProps) {
  const { spreadsheets } = status;
  const [page, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(spreadsheets.length / SPREADSHEETS_PER_PAGE));
  const shownPage = Math.min(page, lastPage);
  const begin = (shownPage - 1) * SPREADSHEETS_PER_PAGE;
  if (spreadsheets.length === 0) {
    return <p className="over p10 sm t3">Su empresa aún no tiene hojas de cálculo.</p>;
  }
  return (
    <>
      <ul className="invitations" aria-label="Hojas de cálculo de la empresa">
        {spreadsheets.slice(begin, begin + SPREADSHEETS_PER_PAGE).map((spreadsheet) => (
          <SpreadsheetRow
            key={spreadsheet.spreadsheetId}
            spreadsheet={spreadsheet}
            now={now}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      <Pager
        page={shownPage}
        perPage={SPREADSHEETS_PER_PAGE}
        total={spreadsheets.length}
        what="hojas de cálculo"
        onPage={setPage}
      />
    </>
  );
}

/** What the list is for, and with whom a spreadsheet has to be shared before it is put on it. */
const AboutSpreadsheets = ({ isConfigured, shareWith }: SheetsStatus) => (
  <div className="col g10 spreadsheets-about px16 pt14">
    <p className="sm t2">
      {isConfigured
        ? 'Su empresa envía documentos solo a las hojas de esta lista. Las que se crean desde Foliado entran solas.'
        : ERRORS.HOJAS_NO_CONFIGURADAS.message}
    </p>
    {shareWith && <ShareWithNote email={shareWith} />}
  </div>
);

/** The spreadsheets that the company may send documents to. */
export function SpreadsheetsCard() {
  const query = useSheetsStatus();
  const { title, refresh } = useRefreshKeepingFocus(SHEETS_KEY);
  return (
    <TitledCard title="Hojas de cálculo" titleRef={title} count={query.data?.spreadsheets.length}>
      <QueryArea query={query} of="las hojas de cálculo">
        {(status) => (
          <>
            <AboutSpreadsheets {...status} />
            {status.isConfigured && (
              <RegisterSpreadsheetForm onRegistered={() => void query.refetch()} />
            )}
            {(status.isConfigured || status.spreadsheets.length > 0) && (
              <SpreadsheetList status={status} now={query.dataUpdatedAt} onRemoved={refresh} />
            )}
          </>
        )}
      </QueryArea>
    </TitledCard>
  );
}
