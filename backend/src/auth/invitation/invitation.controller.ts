import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import {
  Allow,
  ApiObjectResponse,
  ApiPageResponse,
  ApiRedirectResponse,
} from '../../platform/http';
import { tokenHash } from '../../platform/one-time-token';
import { DomainError } from '../../rules/domain-error';
import { InvitationsService } from '../../users';
import { OidcService } from '../oidc/oidc.service';
import { Pages } from '../pages/pages.service';
import { SignedInAnswer } from '../sessions/signed-in-answer';
import { toSessionUser } from '../to-session-user';
import { InvitationFailureFilter } from './invitation-failure.filter';
import { invitationPage } from './invitation-page';
import { InvitationAcceptanceDto } from './invitation.dto';

@ApiTags('Cuenta')
@Controller('invitation')
@UseFilters(InvitationFailureFilter)
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly signedIn: SignedInAnswer,
    private readonly oidc: OidcService,
    private readonly pages: Pages,
    private readonly config: AppConfig,
  ) {}

  @Get(':token')
  @Allow('account.link')
  @ApiOperation({ summary: 'Página de una invitación a una empresa' })
  @ApiPageResponse()
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const offer = await this.invitations.find(token);
    if (!offer) throw new DomainError('ENLACE_VENCIDO');
    const model = { token, offer, firstName: '', lastName: '', error: null };
    this.pages.send(response, invitationPage(model, this.config.oidc));
  }

  @Get(':token/provider')
  @Allow('account.link')
  @ApiOperation({ summary: 'Acepta una invitación ingresando por el proveedor de identidad' })
  @ApiRedirectResponse('Al proveedor de identidad')
  async atProvider(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!(await this.invitations.find(token))) throw new DomainError('ENLACE_VENCIDO');
    response.redirect(303, await this.oidc.begin(request, '/', { invitation: tokenHash(token) }));
  }

  @Post(':token')
  @HttpCode(201)
  @Allow('account.link')
  @ApiOperation({ summary: 'Acepta una invitación: crea la cuenta y abre una sesión' })
  @ApiObjectResponse(201, 'SignedInUser')
  async accept(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
    @Body() body: InvitationAcceptanceDto,
  ): Promise<void> {
    if (this.config.oidc?.isOnly) throw new DomainError('SOLO_PROVEEDOR');
    const user = await this.invitations.accept(token, body, request.ip ?? null);
    await this.signedIn.send(request, response, toSessionUser(user));
  }
}
