import { Body, Controller, Get, Headers, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { CompanyProfile } from '../contracts/company';
import { MAX_LIST_WITHOUT_RANGE } from '../contracts/limits';
import { Allow, CurrentActor, CurrentUser, type RequestActor, type SessionUser } from '../access';
import { ApiRowsResponse } from '../platform/api-answers';
import { contentRange, rangeOf, seenVersion } from '../platform/requests';
import { CompanyProfileService } from './company-profile.service';
import { CompanyUpdateDto } from './company.dto';

@ApiTags('Empresa')
@Controller()
export class CompaniesController {
  constructor(private readonly profiles: CompanyProfileService) {}

  @Get('companies')
  @Allow('companies.list')
  @ApiOperation({ summary: 'La empresa propia; todas para el administrador de la plataforma' })
  @ApiRowsResponse('CompanySummary', MAX_LIST_WITHOUT_RANGE)
  async list(
    @CurrentUser() user: SessionUser,
    @Res() response: Response,
    @Query('range') query?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, MAX_LIST_WITHOUT_RANGE);
    const { companies, total } = await this.profiles.list(user, range);
    const rows = contentRange('companies', range, companies.length, total);
    response.set('Content-Range', rows).json(companies);
  }

  @Get('company')
  @Allow('company.read')
  @ApiOperation({ summary: 'La empresa de la persona' })
  own(@CurrentUser() user: SessionUser): Promise<CompanyProfile> {
    return this.profiles.profileOf(user);
  }

  @Put('company')
  @Allow('company.change')
  @ApiHeader({ name: 'if-match', required: false, description: 'Versión que se ha visto' })
  @ApiOperation({ summary: 'Cambia los datos de la empresa' })
  change(
    @CurrentActor() actor: RequestActor,
    @Body() body: CompanyUpdateDto,
    @Headers('if-match') version?: string,
  ): Promise<CompanyProfile> {
    return this.profiles.changeProfile(actor, body, seenVersion(version));
  }
}
