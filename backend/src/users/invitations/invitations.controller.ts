import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Invitation, InvitationIssued } from '../../contracts/account';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import { ownOrigin } from '../../platform/http';
import { UuidPipe } from '../../platform/requests';
import { InvitationRequestDto } from './invitation.dto';
import { AppConfig } from '../../platform/config/app-config';
import { InvitationsService } from './invitations.service';

@ApiTags('Empresa')
@Controller('company/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @Allow('company.members')
  @ApiOperation({ summary: 'Invitaciones que nadie ha aceptado todavía' })
  list(@CurrentUser() { companyId }: SessionUser): Promise<Invitation[]> {
    return this.invitations.list(companyId);
  }

  @Post()
  @Allow('company.members')
  @ApiOperation({ summary: 'Invita a una persona; el enlace se muestra esta única vez' })
  issue(
    @CurrentActor() actor: RequestActor,
    @Body() body: InvitationRequestDto,
    @Req() request: Request,
  ): Promise<InvitationIssued> {
    return this.invitations.issue(actor, body, ownOrigin(request, this.config.publicUrl));
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('company.members')
  @ApiOperation({ summary: 'Anula una invitación' })
  revoke(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.invitations.revoke(actor, id);
  }
}
