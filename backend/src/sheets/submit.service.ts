import { Injectable } from '@nestjs/common';
import type { SubmitToSheetsAnswer, SubmitToSheetsRequest } from '../contracts/sheets';
import { DocumentQuery, DocumentSends } from '../documents';
import type { RequestActor } from '../access';
import { OneAtATime } from '../platform/timing';
import { DomainError } from '../rules/domain-error';
import { invoiceRow } from '../rules/invoice-row';
import { SHEET_HEAD, sheetCells } from './domain/sheet-row';
import { sheetNameOf, spreadsheetIdOf, spreadsheetUrl } from './domain/spreadsheet-names';
import { SheetsGateway, type SheetPlace } from './sheets-gateway';
import { SheetsNews } from './sheets-news';
import { SpreadsheetsRepository } from './spreadsheets.repository';

const MESSAGE = {
  added: 'Los datos se enviaron a Google Sheets.',
  present: 'El documento ya estaba en la hoja: no se agregó otra fila.',
} as const;

/** Sends documents to spreadsheets: a document is one row of a sheet, however often it is sent. */
@Injectable()
export class SubmitService {
  /** Between reading the ids of a sheet and adding to it nobody else may add. */
  private readonly turns = new OneAtATime();

  constructor(
    private readonly gateway: SheetsGateway,
    private readonly spreadsheets: SpreadsheetsRepository,
    private readonly documents: DocumentQuery,
    private readonly sends: DocumentSends,
    private readonly news: SheetsNews,
  ) {}

  /**
   * The document is marked as sent once its row is known to be there, and never before. Throws
   * HOJA_INVALIDA, CAMPO_INVALIDO, HOJAS_NO_CONFIGURADAS, HOJA_NO_PERMITIDA, NO_ENCONTRADO,
   * ESTADO_NO_PERMITE, HOJA_SIN_ACCESO, HOJAS_OCUPADAS, HOJAS_SIN_RESPUESTA.
   */
  async submit(
    user: RequestActor,
    id: string,
    request: SubmitToSheetsRequest,
  ): Promise<SubmitToSheetsAnswer> {
    const spreadsheetId = spreadsheetIdOf(request.spreadsheetId);
    const place = { spreadsheetId, sheetName: sheetNameOf(request.sheetName) };
    await this.assertAllowed(user.tenantId, spreadsheetId);
    const outcome = await this.turns.run(spreadsheetId, () => this.send(user, id, place));
    await this.sends.record(user, id, place);
    this.news.tell(user, 'sent_to_sheets', 'Envió un documento a una hoja de cálculo.');
    return {
      ...place,
      message: MESSAGE[outcome],
      spreadsheetUrl: spreadsheetUrl(spreadsheetId),
      isRepeated: outcome === 'present',
    };
  }

  private async assertAllowed(tenantId: string, spreadsheetId: string): Promise<void> {
    if (this.gateway.account === null) throw new DomainError('HOJAS_NO_CONFIGURADAS');
    const isAllowed = (await this.spreadsheets.spreadsheetOf(tenantId, spreadsheetId)) !== null;
    if (!isAllowed) throw new DomainError('HOJA_NO_PERMITIDA');
  }

  /** Reads the document when its turn has come: it may have been corrected or deleted meanwhile. */
  private async send(
    { tenantId }: RequestActor,
    id: string,
    place: SheetPlace,
  ): Promise<'added' | 'present'> {
    const [document] = await this.documents.findMany(tenantId, [id]);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    if (document.status !== 'completed') throw new DomainError('ESTADO_NO_PERMITE');
    const { extractedData, paymentStatus } = document;
    const cells = sheetCells(invoiceRow({ id, extractedData, paymentStatus }));
    return this.gateway.addRow(place, { head: SHEET_HEAD, cells });
  }
}
