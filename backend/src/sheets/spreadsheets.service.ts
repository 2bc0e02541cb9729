import { Injectable } from '@nestjs/common';
import {
  DEFAULT_SHEET_NAME,
  type AllowedSpreadsheet,
  type CreateSheetAnswer,
  type SheetsStatus,
} from '../contracts/sheets';
import { Clock } from '../platform/clock/clock';
import type { RequestActor } from '../platform/http';
import { DomainError } from '../rules/domain-error';
import { UsersService } from '../users';
import { spreadsheetIdOf, spreadsheetUrl, titleOf } from './domain/spreadsheet-names';
import { SheetsGateway } from './sheets-gateway';
import { SheetsNews } from './sheets-news';
import { toAllowed } from './spreadsheet.mapper';
import type { SpreadsheetRecord } from './spreadsheet.schema';
import { SpreadsheetsRepository } from './spreadsheets.repository';

/** The spreadsheets that a company may send to: created here, or added by its company_admin. */
@Injectable()
export class SpreadsheetsService {
  constructor(
    private readonly gateway: SheetsGateway,
    private readonly spreadsheets: SpreadsheetsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly news: SheetsNews,
  ) {}

  async status(tenantId: string): Promise<SheetsStatus> {
    const { account } = this.gateway;
    const list = await this.spreadsheets.list(tenantId);
    return {
      isConfigured: account !== null,
      shareWith: account,
      spreadsheets: list.map(toAllowed),
    };
  }

  /** Throws what the gateway throws; then nothing is on the list. */
  async create(user: RequestActor, typedTitle: string | undefined): Promise<CreateSheetAnswer> {
    const title = titleOf(typedTitle, this.clock.today());
    const spreadsheetId = await this.gateway.create(title, DEFAULT_SHEET_NAME);
    await this.add(user, { spreadsheetId, title, origin: 'created' });
    const email = (await this.users.find(user.id))?.email;
    const isShared = email ? await this.gateway.share(spreadsheetId, email) : false;
    this.news.tell(user, 'spreadsheet_created', 'Creó una hoja de cálculo.');
    return { spreadsheetId, spreadsheetUrl: spreadsheetUrl(spreadsheetId), title, isShared };
  }

  /**
   * Again it changes nothing. Throws HOJA_INVALIDA, CAMPO_INVALIDO, HOJA_SIN_ACCESO and what else the
   * gateway throws.
   */
  async allow(user: RequestActor, typedId: string): Promise<AllowedSpreadsheet> {
    const spreadsheetId = spreadsheetIdOf(typedId);
    const title = titleOf(await this.gateway.titleOf(spreadsheetId), this.clock.today());
    const known = await this.spreadsheets.find(user.tenantId, spreadsheetId);
    if (known) return toAllowed(known);
    const added = await this.add(user, { spreadsheetId, title, origin: 'registered' });
    this.news.tell(user, 'spreadsheet_allowed', 'Agregó una hoja de cálculo a la lista.');
    return toAllowed(added);
  }

  /** Nothing is changed in the spreadsheet itself. Throws NO_ENCONTRADO. */
  async remove(user: RequestActor, spreadsheetId: string): Promise<void> {
    const known = await this.spreadsheets.find(user.tenantId, spreadsheetId);
    const isGone = known !== null && (await this.spreadsheets.remove(user.tenantId, spreadsheetId));
    if (!known || !isGone) throw new DomainError('NO_ENCONTRADO');
    await this.news.record(user, 'SpreadsheetRemoved', { spreadsheetId, origin: known.origin });
    this.news.tell(user, 'spreadsheet_removed', 'Quitó una hoja de cálculo de la lista.');
  }

  /** What lets data out is recorded before it does. */
  private async add(
    user: RequestActor,
    added: Pick<SpreadsheetRecord, 'spreadsheetId' | 'title' | 'origin'>,
  ): Promise<SpreadsheetRecord> {
    const { spreadsheetId, origin } = added;
    await this.news.record(user, 'SpreadsheetAllowed', { spreadsheetId, origin });
    const record = {
      ...added,
      _id: `${user.tenantId}|${spreadsheetId}`,
      tenantId: user.tenantId,
      addedBy: user.id,
      addedByName: user.name,
      addedAt: this.clock.now(),
    };
    await this.spreadsheets.insert(record);
    return record;
  }
}
