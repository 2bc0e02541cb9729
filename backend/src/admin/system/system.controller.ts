import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../access';
import { RunCosts } from '../../runs';
import type { SystemHealth, SystemStats, UsageDay } from '../../contracts/admin';
import type { ReadingCost } from '../../contracts/runs';
import { ProxyWatch } from '../../platform/http';
import { SystemHealthService } from './system-health.service';
import { UsageDto } from './usage.dto';
import { UsageService } from './usage.service';

@ApiTags('Administración')
@Controller('admin')
export class SystemController {
  constructor(
    private readonly use: UsageService,
    private readonly state: SystemHealthService,
    private readonly costs: RunCosts,
    private readonly proxy: ProxyWatch,
  ) {}

  @Get('system-stats')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Usuarios, documentos y tiempo de lectura de toda la instalación' })
  stats(): Promise<SystemStats> {
    return this.use.stats();
  }

  @Get('usage')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Documentos, errores, tiempo y créditos por día, en los últimos días' })
  usage(@Query() { days }: UsageDto): Promise<UsageDay[]> {
    return this.use.byDay(Number(days));
  }

  @Get('reading-costs')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Lo que usó y costó cada motor y modelo en los últimos días' })
  readingCosts(@Query() { days }: UsageDto): Promise<ReadingCost[]> {
    return this.costs.ofDays(Number(days));
  }

  @Get('health')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Estado de la cola, los motores, el almacén y el disco' })
  async health(): Promise<SystemHealth> {
    return { ...(await this.state.health()), hasUntrustedProxy: this.proxy.isUntrusted };
  }
}
