import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { CreditsBalance } from '../../contracts/credits';
import { IDEMPOTENCY_HEADER } from '../../contracts/headers';
import { CreditsService } from '../../credits';
import { Clock } from '../../platform/clock/clock';
import { Allow } from '../../access';
import { ApiIdempotencyKey, ApiRowsResponse } from '../../platform/api-answers';
import { contentRange, idempotencyKeyOf, rangeOf, UuidPipe } from '../../platform/requests';
import { adminActor } from '../admin-actor';
import { CreditsChangeDto } from './credits-change.dto';

const MAX_ROWS = 100;

@ApiTags('Administración')
@Controller('admin/user/:id/credits')
export class AdminCreditsController {
  constructor(
    private readonly credits: CreditsService,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @Allow('admin.credits')
  @ApiOperation({ summary: 'Suma créditos a un usuario, o fija su saldo' })
  @ApiIdempotencyKey()
  change(
    @Param('id', UuidPipe) id: string,
    @Body() change: CreditsChangeDto,
    @Req() request: Request,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<CreditsBalance> {
    const commandId = idempotencyKeyOf(key) ?? this.clock.uuid();
    return this.credits.change(adminActor(request), id, change, commandId);
  }

  @Get('history')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Movimientos de los créditos de un usuario, los más nuevos primero' })
  @ApiRowsResponse('CreditEntry', MAX_ROWS)
  async history(
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
    @Query('range') query?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, MAX_ROWS);
    const { entries, total } = await this.credits.history(id, range);
    response.set('Content-Range', contentRange('credits', range, entries.length, total));
    response.json(entries);
  }
}
