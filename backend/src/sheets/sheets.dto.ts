import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import type {
  CreateSheetRequest,
  RegisterSpreadsheet,
  SubmitToSheetsRequest,
} from '../contracts/sheets';

/** What is missing is asked for in the same words as what is blank. */
const BlankWhenMissing = () => Transform(({ value }: { value: unknown }) => value ?? '');

const SPREADSHEET_ID = {
  description: 'ID de la hoja de cálculo de Google',
  default: undefined,
};

export class SubmitToSheetsDto implements SubmitToSheetsRequest {
  /** Its form is checked by `spreadsheetIdOf`. */
  @ApiProperty(SPREADSHEET_ID)
  @BlankWhenMissing()
  @IsString()
  spreadsheetId: string = '';

  /** Cut to what a sheet's name may have. */
  @ApiProperty({ description: 'Pestaña de la hoja; se recorta a lo que Google admite' })
  @IsOptional()
  @IsString()
  sheetName?: string;
}

export class CreateSheetDto implements CreateSheetRequest {
  /** Cut to what a title may have. */
  @ApiProperty({ description: 'Se recorta a lo que Google admite' })
  @IsOptional()
  @IsString()
  title?: string;
}

export class RegisterSpreadsheetDto implements RegisterSpreadsheet {
  @ApiProperty(SPREADSHEET_ID)
  @BlankWhenMissing()
  @IsString()
  spreadsheetId: string = '';
}
