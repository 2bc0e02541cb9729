import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { OwnCredits } from '../contracts/credits';
import {
  Allow,
  ApiRowsResponse,
  contentRange,
  CurrentUser,
  rangeOf,
  type SessionUser,
} from '../platform/http';
import { CreditsService } from './credits.service';

const MAX_ROWS = 100;

@ApiTags('Créditos')
@Controller('user/credits')
export class CreditsController {
  constructor(private readonly credits: CreditsService) {}

  @Get()
  @Allow('credits.read')
  @ApiOperation({ summary: 'Créditos que le quedan a quien pregunta' })
  balance(@CurrentUser() user: SessionUser): Promise<OwnCredits> {
    return this.credits.balance(user);
  }

  @Get('history')
  @Allow('credits.read')
  @ApiOperation({ summary: 'Movimientos de sus créditos, los más nuevos primero' })
  @ApiRowsResponse('CreditEntry', MAX_ROWS)
  async history(
    @CurrentUser() user: SessionUser,
    @Res() response: Response,
    @Query('range') query?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, MAX_ROWS);
    const { entries, total } = await this.credits.history(user.id, range);
    response.set('Content-Range', contentRange('credits', range, entries.length, total));
    response.json(entries);
  }
}
