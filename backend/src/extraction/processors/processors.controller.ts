import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ProcessorsResponse } from '../../contracts/processors';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { ProcessorRegistry } from './processor-registry';

@ApiTags('Procesadores')
@Controller('processors')
export class ProcessorsController {
  constructor(private readonly registry: ProcessorRegistry) {}

  @Get()
  @Allow('processors.read')
  @ApiOperation({ summary: 'Motores de lectura, sus modelos y si están disponibles' })
  overview(@CurrentUser() { tenantId }: SessionUser): Promise<ProcessorsResponse> {
    return this.registry.overview(tenantId);
  }
}
