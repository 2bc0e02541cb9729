import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import type {
  CreateSheetRequest,
  RegisterSpreadsheet,
  SubmitToSheetsRequest,
} from '../contracts/sheets';

/** What is missing is asked for in the same words as what is blank. */
const BlankWhenMissing = () => Transform(({ value }: { value: unknown }) => value ?? '');

export class SubmitToSheetsDto implements SubmitToSheetsRequest {
  /** Its form is checked by `spreadsheetIdOf`. */
  @BlankWhenMissing()
  @IsString()
  spreadsheetId: string = '';

  /** Cut to what a sheet's name may have. */
  @IsOptional()
  @IsString()
  sheetName?: string;
}

export class CreateSheetDto implements CreateSheetRequest {
  /** Cut to what a title may have. */
  @IsOptional()
  @IsString()
  title?: string;
}

export class RegisterSpreadsheetDto implements RegisterSpreadsheet {
  @BlankWhenMissing()
  @IsString()
  spreadsheetId: string = '';
}
