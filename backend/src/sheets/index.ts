export { DisabledSheetsGateway } from './disabled-sheets.gateway';
export { GoogleSheetsGateway } from './google/google-sheets.gateway';
export { SheetsModule } from './sheets.module';
