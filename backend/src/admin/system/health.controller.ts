import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../access';
import { HealthService, type Readiness } from '../../platform/health';

/** For the machines that watch over the product; outside the prefix of the API. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process is alive. */
  @Get('healthz')
  @Allow('health.read')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The product can do its work, or all but reading: 200, else 503; and what is missing. */
  @Get('readyz')
  @Allow('health.read')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    response.setHeader('Cache-Control', 'no-store');
    if (readiness.status === 'error') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return readiness;
  }
}
