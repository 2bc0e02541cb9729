import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CompanyStorage } from '../../contracts/company';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { StorageQuota } from './storage-quota.service';

@ApiTags('Empresa')
@Controller('company')
export class StorageController {
  constructor(private readonly quota: StorageQuota) {}

  @Get('storage')
  @Allow('company.storage')
  @ApiOperation({ summary: 'Cuánto usan los archivos de la empresa de lo que puede guardar' })
  of(@CurrentUser() { tenantId }: SessionUser): Promise<CompanyStorage> {
    return this.quota.storageOf(tenantId);
  }
}
