import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import {
  MAX_CREDITS,
  type CreditsPass,
  type CreditsPassed,
  type MemberCredits,
} from '../contracts/credits';
import { IDEMPOTENCY_HEADER } from '../contracts/headers';
import { Clock } from '../platform/clock/clock';
import {
  Allow,
  ApiIdempotencyKey,
  CurrentActor,
  CurrentUser,
  idempotencyKeyOf,
  UuidPipe,
  type RequestActor,
  type SessionUser,
} from '../platform/http';
import { CreditPasses } from './credit-passes.service';
import { CreditsService } from './credits.service';

/** Body of `POST /api/company/users/{id}/credits`. */
export class CreditsPassDto implements CreditsPass {
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
