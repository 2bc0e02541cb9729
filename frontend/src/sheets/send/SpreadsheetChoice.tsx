import type { AllowedSpreadsheet } from '@contracts/sheets';
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
      shown={chosen?.title}
      isDisabled={isDisabled}
      choices={[
        ...spreadsheets.map(({ spreadsheetId: id, title }) => {
          const name = (
            <span className="ell" title={title}>
              {title}
            </span>
          );
          return [id, name] as const;
        }),
        [OTHER, OTHER_TEXT],
      ]}
      onChange={(value) => onChoose(value === OTHER ? '' : value)}
    />
  );
}
