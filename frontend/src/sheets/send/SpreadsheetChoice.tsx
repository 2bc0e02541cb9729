import type { AllowedSpreadsheet } from '@contracts/sheets';
import MenuItem from '@mui/material/MenuItem';
import { LabelledSelect } from '../../ui/LabelledSelect';

interface SpreadsheetChoiceProps {
  spreadsheets: readonly AllowedSpreadsheet[];
  /** The id in the field, of one of them or of another. */
  spreadsheetId: string;
  isDisabled: boolean;
  onChoose(spreadsheetId: string): void;
}

/** Too short for an id; the field takes no empty value. */
const OTHER = 'otra';
const OTHER_TEXT = 'Otra, por su ID';

/** One of the company's spreadsheets, by its title. */
export function SpreadsheetChoice(props: SpreadsheetChoiceProps) {
  const { spreadsheets, spreadsheetId, isDisabled, onChoose } = props;
  const chosen = spreadsheets.find((sheet) => sheet.spreadsheetId === spreadsheetId);
  return (
    <LabelledSelect
      label="Hoja de su empresa"
      value={chosen?.spreadsheetId ?? OTHER}
      shown={chosen?.title ?? OTHER_TEXT}
      isDisabled={isDisabled}
      onChange={(value) => onChoose(value === OTHER ? '' : value)}
    >
      {spreadsheets.map((sheet) => (
        <MenuItem key={sheet.spreadsheetId} value={sheet.spreadsheetId}>
          <span className="ell" title={sheet.title}>
            {sheet.title}
          </span>
        </MenuItem>
      ))}
      <MenuItem value={OTHER}>{OTHER_TEXT}</MenuItem>
    </LabelledSelect>
  );
}
