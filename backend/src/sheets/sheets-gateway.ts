/** A number stays a number; every text stays the text that it is, whatever it begins with. */
export type SheetCell = string | number;

/** A sheet (tab) of a spreadsheet. */
export interface SheetPlace {
  spreadsheetId: string;
  sheetName: string;
}

/** What a sheet is filled with: its last column holds the id that tells rows apart. */
export interface SheetRow {
  head: readonly string[];
  cells: readonly SheetCell[];
}

/**
 * The spreadsheet service. Every method throws HOJAS_NO_CONFIGURADAS when there is none, HOJAS_OCUPADAS
 * when it refuses for its limits or does not answer, SERVICIO_NO_DISPONIBLE when it does not accept us.
 */
export abstract class SheetsGateway {
  /** E-mail that spreadsheets have to be shared with; null when no service is configured. */
  abstract readonly account: string | null;

  /** Throws HOJA_SIN_ACCESO. */
  abstract titleOf(spreadsheetId: string): Promise<string>;

  /** A new spreadsheet with one sheet; answers its id. */
  abstract create(title: string, sheetName: string): Promise<string>;

  /** Lets the person edit it; false when the service refuses or does not answer. */
  abstract share(spreadsheetId: string, email: string): Promise<boolean>;

  /**
   * Adds the row unless its id stands there already; makes the sheet and its first row where they are
   * missing. When it answers, the row is there. Throws HOJA_SIN_ACCESO, CAMPO_INVALIDO (a name that the
   * service does not take), and HOJAS_SIN_RESPUESTA when nobody knows whether it was added.
   */
  abstract addRow(place: SheetPlace, row: SheetRow): Promise<'added' | 'present'>;
}
