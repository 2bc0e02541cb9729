import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import type { Response } from 'express';
import {
  MAX_CREDITS,
  type CreditsPass,
  type CreditsPassed,
  type MemberCredits,
  type OwnCredits,
} from '../contracts/credits';
import { IDEMPOTENCY_HEADER } from '../contracts/headers';
import { Clock } from '../platform/clock/clock';
import { Allow, CurrentActor, CurrentUser, type RequestActor, type SessionUser } from '../access';
import { ApiIdempotencyKey, ApiRowsResponse } from '../platform/api-answers';
import { contentRange, idempotencyKeyOf, rangeOf, UuidPipe } from '../platform/requests';
import { CreditPasses } from './credit-passes.service';
import { CreditsService } from './credits.service';

/** Body of `POST /api/company/users/{id}/credits`. */
class CreditsPassDto implements CreditsPass {
  @IsInt()
  @Min(1)
  @Max(MAX_CREDITS)
  amount!: number;
}

@ApiTags('Empresa')
@Controller('company')
export class CompanyCreditsController {
  constructor(
    private readonly credits: CreditsService,
    private readonly passes: CreditPasses,
    private readonly clock: Clock,
  ) {}

  @Get('credits')
  @Allow('company.credits')
  @ApiOperation({ summary: 'Los créditos de cada persona de la empresa' })
  ofCompany(@CurrentUser() user: SessionUser): Promise<MemberCredits[]> {
    return this.credits.ofCompany(user);
  }

  @Post('users/:id/credits')
  @HttpCode(200)
  @Allow('company.credits')
  @ApiOperation({ summary: 'Pasa créditos propios a una persona de la empresa' })
  @ApiIdempotencyKey()
  pass(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() { amount }: CreditsPassDto,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<CreditsPassed> {
    return this.passes.pass(actor, id, amount, idempotencyKeyOf(key) ?? this.clock.uuid());
  }
}

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
  @ApiOperation({
    summary:
      'Movimientos de sus créditos, los más nuevos primero; con folded=true, uno por lectura',
  })
  @ApiRowsResponse('CreditEntry', MAX_ROWS)
  async history(
    @CurrentUser() user: SessionUser,
    @Res() response: Response,
    @Query('range') query?: unknown,
    @Query('folded') folded?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, MAX_ROWS);
    const { entries, total } = await this.credits.ownHistory(user, range, folded === 'true');
    response.set('Content-Range', contentRange('credits', range, entries.length, total));
    response.json(entries);
  }
}
