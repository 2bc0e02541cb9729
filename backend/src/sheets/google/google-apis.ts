import type { drive_v3 } from 'googleapis/build/src/apis/drive';
import type { sheets_v4 } from 'googleapis/build/src/apis/sheets';
import type { GoogleConfig } from '../../platform/config/app-config';
import { boundedFetch } from '../../platform/outbound';
import type { GoogleLimits } from './google-limits';

/** The generated clients, signed in as the service account. */
export interface GoogleApis {
  sheets: sheets_v4.Sheets;
  drive: drive_v3.Drive;
}

/** Its own files alone: of Drive nothing else can be seen or shared. */
const SCOPES = [
  'https://www.googleapis.com/auth/spreadsheets',
  'https://www.googleapis.com/auth/drive.file',
];

/** Loaded on first use, and by sub-path: the whole package takes half a second and 150 MB. */
export async function googleApis(config: GoogleConfig, limits: GoogleLimits): Promise<GoogleApis> {
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
