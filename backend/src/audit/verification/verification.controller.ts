import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditVerification } from '../../contracts/audit';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import { CompanyChoiceDto } from '../trail/audit-query.dto';
import { VerificationAnswers } from './verification-answers.service';

@ApiTags('Auditoría')
@Controller('audit/verification')
export class VerificationController {
  constructor(private readonly answers: VerificationAnswers) {}

  @Get()
  @Allow('audit.verify')
  @ApiOperation({ summary: 'La comprobación en curso de las cadenas, o la última' })
  state(
    @CurrentUser() user: SessionUser,
    @Query() { companyId }: CompanyChoiceDto,
  ): Promise<AuditVerification> {
    return this.answers.state(user, companyId);
  }

  @Post()
  @HttpCode(202)
  @Allow('audit.verify')
  @ApiOperation({ summary: 'Empieza a comprobar las cadenas, si no se está haciendo ya' })
  start(
    @CurrentActor() actor: RequestActor,
    @Query() { companyId }: CompanyChoiceDto,
  ): Promise<AuditVerification> {
    return this.answers.start(actor, companyId);
  }
}
