import { Injectable } from '@nestjs/common';
import { DomainError } from '../rules/domain-error';
import { SheetsGateway } from './sheets-gateway';

const refuse = (): Promise<never> => Promise.reject(new DomainError('HOJAS_NO_CONFIGURADAS'));

/** In a product without a service account. */
@Injectable()
export class DisabledSheetsGateway extends SheetsGateway {
  readonly account = null;
  readonly titleOf = refuse;
  readonly create = refuse;
  readonly share = refuse;
  readonly addRow = refuse;
}
