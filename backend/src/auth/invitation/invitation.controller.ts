import {
  Body,
  Catch,
  Controller,
  Get,
  HttpCode,
  Injectable,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import { Allow } from '../../access';
import {
  ApiObjectResponse,
  ApiPageResponse,
  ApiRedirectResponse,
} from '../../platform/api-answers';
import { tokenHash } from '../../platform/one-time-token';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { InvitationsService } from '../../users';
import { toSessionUser } from '../auth.service';
import { OidcService } from '../oidc/oidc.service';
import { formErrorOf } from '../pages/form';
import { FormFailureFilter, Pages, typed } from '../pages/pages.service';
import { linkOverPage, type Page } from '../pages/page';
import { SignedInAnswer } from '../sessions/sessions.service';
import { invitationPage } from './invitation-page';
import { InvitationAcceptanceDto } from './invitation.dto';

/** A refused acceptance shows the form again; a dead link says so. */
@Catch()
@Injectable()
class InvitationFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly invitations: InvitationsService,
    private readonly config: AppConfig,
  ) {
    super(pages);
  }

  protected async page(refusal: DomainError, request: Request): Promise<Page> {
    const token = String(request.params['token']);
    const offer = await this.invitations.offerOf(token);
    const isTaken = refusal.code === 'CUENTA_EXISTE';
    if (!offer) return linkOverPage(errorMessage(isTaken ? 'CUENTA_EXISTE' : 'ENLACE_VENCIDO'));
    const names = { firstName: typed(request, 'firstName'), lastName: typed(request, 'lastName') };
    return invitationPage(
      { token, offer, ...names, error: formErrorOf(refusal) },
      this.config.oidc,
    );
  }
}

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
    const offer = await this.invitations.offerOf(token);
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
    if (!(await this.invitations.offerOf(token))) throw new DomainError('ENLACE_VENCIDO');
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
