import { Injectable, Logger } from '@nestjs/common';
import type { drive_v3 } from 'googleapis/build/src/apis/drive';
import type { sheets_v4 } from 'googleapis/build/src/apis/sheets';
import { SPREADSHEET_ID_PATTERN } from '../../contracts/sheets';
import { AppConfig, type GoogleConfig } from '../../platform/config/app-config';
import { boundedFetch } from '../../platform/outbound';
import { DomainError } from '../../rules/domain-error';
import { SheetsGateway, type SheetPlace, type SheetRow } from '../sheets-gateway';
import { failureOf, GoogleAct, GoogleFailure, GoogleLimits } from './google-act';
import { SheetRows } from './sheet-rows';

/** The generated clients, signed in as the service account. */
interface GoogleApis {
  sheets: sheets_v4.Sheets;
  drive: drive_v3.Drive;
}

/** Its own files alone: of Drive nothing else can be seen or shared. */
const SCOPES = [
  'https://www.googleapis.com/auth/spreadsheets',
  'https://www.googleapis.com/auth/drive.file',
];

/** Loaded on first use, and by sub-path: the whole package takes half a second and 150 MB. */
async function googleApis(config: GoogleConfig, limits: GoogleLimits): Promise<GoogleApis> {
  const { sheets, auth: authentication } =
    await import('googleapis/build/src/apis/sheets/index.js');
  const { drive } = await import('googleapis/build/src/apis/drive/index.js');
  const places = new Map([
    ['sheets.googleapis.com', config.sheetsUrl],
    ['www.googleapis.com', config.driveUrl],
    ['oauth2.googleapis.com', config.tokenUrl],
  ]);
  const auth = new authentication.JWT({
    email: config.email,
    key: config.key,
    scopes: SCOPES,
    transporterOptions: {
      fetchImplementation: boundedFetch(places, limits),
      timeout: limits.callMs,
    },
  });
  return { sheets: sheets({ version: 'v4', auth }), drive: drive({ version: 'v3', auth }) };
}

type Work<T> = (apis: GoogleApis) => Promise<T>;

/** Google Sheets through its own client, as a service account. */
@Injectable()
export class GoogleSheetsGateway extends SheetsGateway {
  private readonly logger = new Logger(GoogleSheetsGateway.name);
  private loaded: Promise<GoogleApis> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly limits: GoogleLimits,
  ) {
    super();
  }

  get account(): string | null {
    return this.config.google?.email ?? null;
  }

  titleOf(spreadsheetId: string): Promise<string> {
    return this.speaking('open', async ({ sheets }) => {
      const { properties } = await new GoogleAct(this.limits).repeatable((options) =>
        sheets.spreadsheets.get({ spreadsheetId, fields: 'properties.title' }, options),
      );
      if (typeof properties?.title !== 'string') throw new GoogleFailure('silent');
      return properties.title;
    });
  }

  create(title: string, sheetName: string): Promise<string> {
    const requestBody = {
      properties: { title },
      sheets: [{ properties: { title: sheetName } }],
    };
    return this.speaking('create', async ({ sheets }) => {
      const { spreadsheetId } = await new GoogleAct(this.limits)
        .once((options) =>
          sheets.spreadsheets.create({ requestBody, fields: 'spreadsheetId' }, options),
        )
        .catch(notOurs);
      if (!spreadsheetId || !SPREADSHEET_ID_PATTERN.test(spreadsheetId)) {
        throw new GoogleFailure('refused');
      }
      return spreadsheetId;
    });
  }

  /** The same person again changes nothing, so the call may be repeated. */
  async share(spreadsheetId: string, email: string): Promise<boolean> {
    const requestBody = { type: 'user', role: 'writer', emailAddress: email };
    try {
      await this.speaking('share', ({ drive }) =>
        new GoogleAct(this.limits).repeatable((options) =>
          drive.permissions.create(
            { fileId: spreadsheetId, sendNotificationEmail: false, fields: 'id', requestBody },
            options,
          ),
        ),
      );
      return true;
    } catch {
      return false;
    }
  }

  addRow(place: SheetPlace, row: SheetRow): Promise<'added' | 'present'> {
    return this.speaking('add', ({ sheets }) => new SheetRows(sheets, this.limits).add(place, row));
  }

  /** Turns what Google says into what a person is told; the log holds kinds and statuses alone. */
  private async speaking<T>(step: string, work: Work<T>): Promise<T> {
    try {
      return await work(await this.apis());
    } catch (error) {
      if (error instanceof DomainError) {
        this.logger.warn({ google: step, code: error.code });
        throw error;
      }
      const failure = failureOf(error);
      this.logger.warn({ google: step, kind: failure.kind, status: failure.status });
      throw this.refusalOf(failure);
    }
  }

  private refusalOf({ kind }: GoogleFailure): DomainError {
    if (kind === 'denied') return new DomainError('HOJA_SIN_ACCESO', { email: this.account ?? '' });
    return new DomainError(kind === 'refused' ? 'SERVICIO_NO_DISPONIBLE' : 'HOJAS_OCUPADAS');
  }

  private apis(): Promise<GoogleApis> {
    if (!this.config.google) return Promise.reject(new DomainError('HOJAS_NO_CONFIGURADAS'));
    this.loaded ??= googleApis(this.config.google, this.limits);
    return this.loaded;
  }
}

/** Who may not create is not told to share a spreadsheet that does not exist. */
function notOurs(error: unknown): never {
  const { kind, status } = failureOf(error);
  throw new GoogleFailure(kind === 'denied' ? 'refused' : kind, status);
}
