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
import type { OneTimeLink } from '../../contracts/account';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { ApiPageResponse } from '../../platform/api-answers';
import { UuidPipe } from '../../platform/requests';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { LOGIN_AFTER_RESET } from '../login/login-view';
import { formErrorOf } from '../pages/form';
import { FormFailureFilter, Pages } from '../pages/pages.service';
import { linkOverPage, providerOnlyPage, type Page } from '../pages/page';
import { PasswordLinkIssuer, PasswordLinks, ResetService } from './password-links.service';
import { resetPage } from './reset-page';
import { ResetDto } from './reset.dto';

@ApiTags('Cuenta')
@Controller()
export class PasswordLinkController {
  constructor(private readonly issuer: PasswordLinkIssuer) {}

  @Post('company/users/:id/password-link')
  @Allow('company.members')
  @ApiOperation({ summary: 'Crea un enlace de contraseña, de un solo uso, para un miembro' })
  forMember(
    @Req() request: Request,
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<OneTimeLink> {
    return this.issuer.forMember(request, user, id);
  }

  @Post('admin/user/:id/password-link')
  @Allow('admin.users')
  @ApiOperation({ summary: 'Crea un enlace de contraseña, de un solo uso, para cualquier cuenta' })
  forAnyone(
    @Req() request: Request,
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<OneTimeLink> {
    return this.issuer.forAnyone(request, user, id);
  }
}

/** A refused password is asked for again; a dead link says so. */
@Catch()
@Injectable()
class ResetFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly links: PasswordLinks,
  ) {
    super(pages);
  }

  protected async page(refusal: DomainError, request: Request): Promise<Page> {
    if (refusal.code === 'SOLO_PROVEEDOR') return providerOnlyPage;
    const token = String(request.params['token']);
    const account = await this.links.accountIfOpen(token);
    return account
      ? resetPage(token, account.email, formErrorOf(refusal))
      : linkOverPage(errorMessage('ENLACE_VENCIDO'));
  }
}

@ApiTags('Cuenta')
@Controller('password-reset')
@UseFilters(ResetFailureFilter)
export class ResetController {
  constructor(
    private readonly links: PasswordLinks,
    private readonly resets: ResetService,
    private readonly pages: Pages,
  ) {}

  @Get(':token')
  @Allow('account.link')
  @ApiOperation({ summary: 'Página para elegir una contraseña con un enlace de un solo uso' })
  @ApiPageResponse()
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const account = await this.links.accountOf(token);
    this.pages.send(response, resetPage(token, account.email, null));
  }

  @Post(':token')
  @HttpCode(204)
  @Allow('account.link')
  @ApiOperation({ summary: 'Guarda la contraseña nueva y cierra las sesiones de la cuenta' })
  async reset(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
    @Body() { password }: ResetDto,
  ): Promise<void> {
    await this.resets.reset(token, password, request.ip ?? '');
    if (request.is('urlencoded')) return response.redirect(303, LOGIN_AFTER_RESET);
    response.end();
  }
}
