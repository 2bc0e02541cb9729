import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CompanyRemoval, CompanyRemovalState } from '../contracts/offboarding';
import { Allow, CurrentActor, CurrentUser, type RequestActor, type SessionUser } from '../access';
import { UuidPipe } from '../platform/requests';
import { CompanyLeaving } from './company-leaving.service';
import { AnonymiseDto, CompanyRemovalDto } from './offboarding.dto';
import { PersonRemoval } from './person-removal.service';

const ANONYMISE = 'Borra nombre, correo y accesos de la cuenta de una persona, para siempre';

@ApiTags('Empresa')
@Controller('company')
export class CompanyOffboardingController {
  constructor(
    private readonly people: PersonRemoval,
    private readonly leaving: CompanyLeaving,
  ) {}

  @Post('users/:id/anonymise')
  @HttpCode(204)
  @Allow('company.members')
  @ApiOperation({ summary: ANONYMISE })
  anonymise(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() { email }: AnonymiseDto,
  ): Promise<void> {
    return this.people.anonymise(actor, id, email);
  }

  @Get('removal')
  @Allow('company.read')
  @ApiOperation({ summary: 'Si la empresa se da de baja, y qué día' })
  async removal(@CurrentUser() user: SessionUser): Promise<CompanyRemovalState> {
    return { removal: await this.leaving.removalOf(user) };
  }

  @Put('removal')
  @Allow('company.leave')
  @ApiOperation({ summary: 'Ordena la baja de la empresa con todo lo suyo para un día' })
  order(
    @CurrentActor() actor: RequestActor,
    @Body() body: CompanyRemovalDto,
  ): Promise<CompanyRemoval> {
    return this.leaving.order(actor, actor.companyId, body);
  }

  @Delete('removal')
  @HttpCode(204)
  @Allow('company.leave')
  @ApiOperation({ summary: 'Anula la baja, mientras no haya empezado' })
  cancel(@CurrentActor() actor: RequestActor): Promise<void> {
    return this.leaving.cancel(actor, actor.companyId);
  }
}

@ApiTags('Administración')
@Controller('admin')
export class AdminOffboardingController {
  constructor(
    private readonly people: PersonRemoval,
    private readonly leaving: CompanyLeaving,
  ) {}

  @Post('user/:id/anonymise')
  @HttpCode(204)
  @Allow('admin.users')
  @ApiOperation({ summary: ANONYMISE })
  anonymise(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() { email }: AnonymiseDto,
  ): Promise<void> {
    return this.people.anonymise(actor, id, email);
  }

  @Put('company/:id/removal')
  @Allow('admin.users')
  @ApiOperation({ summary: 'Ordena la baja de una empresa con todo lo suyo para un día' })
  order(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() body: CompanyRemovalDto,
  ): Promise<CompanyRemoval> {
    return this.leaving.order(actor, id, body);
  }

  @Delete('company/:id/removal')
  @HttpCode(204)
  @Allow('admin.users')
  @ApiOperation({ summary: 'Anula la baja de una empresa, mientras no haya empezado' })
  cancel(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.leaving.cancel(actor, id);
  }
}
