import { Injectable } from '@nestjs/common';
import type { RequestActor } from '../../access';
import { DocumentChanges } from '../document/document-changes.service';

/** Where the row of a document stands. */
export interface SentTo {
  spreadsheetId: string;
  sheetName: string;
}

/** Marks documents as sent to a spreadsheet. */
@Injectable()
export class DocumentSends {
  constructor(private readonly changes: DocumentChanges) {}

  /**
   * To be called once the row is known to be there; for the same sheet again it changes nothing.
   * Throws NO_ENCONTRADO, and SOLICITUD_EN_CURSO when others kept changing the document.
   */
  async record(
    user: RequestActor,
    id: string,
    { spreadsheetId, sheetName }: SentTo,
  ): Promise<void> {
    const act = { user, id, seen: null, correlationId: user.correlationId };
    const place = `${spreadsheetId}|${sheetName}`;
    await this.changes.act(act, async ({ sentTo = [] }) => {
      if (sentTo.includes(place)) return null;
      const data = { spreadsheetId, sheetName };
      return { set: { sentTo: [...sentTo, place] }, type: 'SentToSheets', data };
    });
  }
}
