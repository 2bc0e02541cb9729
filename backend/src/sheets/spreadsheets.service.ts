import { Injectable } from '@nestjs/common';
import {
  DEFAULT_SHEET_NAME,
  type AllowedSpreadsheet,
  type CreateSheetAnswer,
  type SheetsStatus,
} from '../contracts/sheets';
import { Clock } from '../platform/clock/clock';
import type { RequestActor } from '../access';
import { OneAtATime } from '../platform/timing';
import { DomainError } from '../rules/domain-error';
import { limaDay } from '../rules/lima-day';
import { UsersService } from '../users';
import { spreadsheetIdOf, spreadsheetUrl, titleOf } from './domain/spreadsheet-names';
import { SheetsGateway } from './sheets-gateway';
import { SheetsNews } from './sheets-news';
import { SpreadsheetsRepository, type SpreadsheetRecord } from './spreadsheets.repository';

/** Field by field: who added it is told by name, not by id. */
function toAllowed(record: SpreadsheetRecord): AllowedSpreadsheet {
  return {
    spreadsheetId: record.spreadsheetId,
    title: record.title,
    origin: record.origin,
    addedByName: record.addedByName,
    addedAt: record.addedAt.toISOString(),
  };
}

/** The spreadsheets that a company may send to: created here, or added by its company_admin. */
@Injectable()
export class SpreadsheetsService {
  /** A request that is made again waits for the first. */
  private readonly turns = new OneAtATime();

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

  /**
   * With a key the same request again, even while the first is under way, answers the same spreadsheet.
   * Throws CLAVE_REUTILIZADA, and what the gateway throws; then nothing is on the list.
   */
  async create(
    user: RequestActor,
    typedTitle: string | undefined,
    key: string | null,
  ): Promise<CreateSheetAnswer> {
    const { spreadsheetId, title } = key
      ? await this.turns.run(`${user.tenantId}:${key}`, () => this.makeOnce(user, typedTitle, key))
      : await this.make(user, typedTitle);
    const email = (await this.users.find(user.id))?.email;
    const isShared = email ? await this.gateway.share(spreadsheetId, email) : false;
    return { spreadsheetId, spreadsheetUrl: spreadsheetUrl(spreadsheetId), title, isShared };
  }

  private async makeOnce(
    user: RequestActor,
    typedTitle: string | undefined,
    key: string,
  ): Promise<SpreadsheetRecord> {
    const made = await this.spreadsheets.findByIdempotencyKey(user.tenantId, key);
    if (!made) return this.make(user, typedTitle, key);
    const isSame =
      made.addedBy === user.id && titleOf(typedTitle, limaDay(made.addedAt)) === made.title;
    if (!isSame) throw new DomainError('CLAVE_REUTILIZADA');
    return made;
  }

  private async make(
    user: RequestActor,
    typedTitle: string | undefined,
    idempotencyKey?: string,
  ): Promise<SpreadsheetRecord> {
    const title = titleOf(typedTitle, this.clock.today());
    const spreadsheetId = await this.gateway.create(title, DEFAULT_SHEET_NAME);
    const made = await this.add(user, { spreadsheetId, title, origin: 'created', idempotencyKey });
    this.news.tell(user, 'spreadsheet_created', 'Creó una hoja de cálculo.');
    return made;
  }

  /**
   * Again it changes nothing. Throws HOJA_INVALIDA, CAMPO_INVALIDO, HOJA_SIN_ACCESO and what else the
   * gateway throws.
   */
  async allow(user: RequestActor, typedId: string): Promise<AllowedSpreadsheet> {
    const spreadsheetId = spreadsheetIdOf(typedId);
    const title = titleOf(await this.gateway.titleOf(spreadsheetId), this.clock.today());
    const known = await this.spreadsheets.spreadsheetOf(user.tenantId, spreadsheetId);
    if (known) return toAllowed(known);
    const added = await this.add(user, { spreadsheetId, title, origin: 'registered' });
    this.news.tell(user, 'spreadsheet_allowed', 'Agregó una hoja de cálculo a la lista.');
    return toAllowed(added);
  }

  /** Nothing is changed in the spreadsheet itself. Throws NO_ENCONTRADO. */
  async remove(user: RequestActor, spreadsheetId: string): Promise<void> {
    const known = await this.spreadsheets.spreadsheetOf(user.tenantId, spreadsheetId);
    const isGone = known !== null && (await this.spreadsheets.remove(user.tenantId, spreadsheetId));
    if (!known || !isGone) throw new DomainError('NO_ENCONTRADO');
    await this.news.record(user, 'SpreadsheetRemoved', { spreadsheetId, origin: known.origin });
    this.news.tell(user, 'spreadsheet_removed', 'Quitó una hoja de cálculo de la lista.');
  }

  /** What lets data out is recorded before it does. */
  private async add(
    user: RequestActor,
    added: Pick<SpreadsheetRecord, 'spreadsheetId' | 'title' | 'origin' | 'idempotencyKey'>,
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
    if (await this.spreadsheets.allow(record)) return record;
    const { idempotencyKey: key } = added;
    // The same request in another process was faster; its spreadsheet is the one that people see.
    return (key && (await this.spreadsheets.findByIdempotencyKey(user.tenantId, key))) || record;
  }
}
