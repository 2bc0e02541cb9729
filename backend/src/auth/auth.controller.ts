import { Controller, Get, HttpCode, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { API, withReturnTo } from '../contracts/routes';
import type { SignedInUser } from '../contracts/user';
import { Allow, CurrentUser, NotCounted, sessionUser, type SessionUser } from '../access';
import { ApiObjectResponse, ApiPageResponse, ApiRedirectResponse } from '../platform/api-answers';
import { AuthService } from './auth.service';
import { safeReturnTo } from '../contracts/return-to';
import { LoginDto } from './login/login.dto';
import { LocalAuthGuard, LoginFailureFilter } from './login/login.guard';
import { LoginView } from './login/login-view';
import { OidcFailureFilter } from './oidc/oidc-failure.filter';
import { OidcService } from './oidc/oidc.service';
import { Pages } from './pages/pages.service';
import { RegistrationService } from './registration/registration.service';
import { SignOut } from './sessions/sign-out';

@ApiTags('Sesión')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly pages: Pages,
    private readonly view: LoginView,
    private readonly oidc: OidcService,
    private readonly registration: RegistrationService,
    private readonly signOut: SignOut,
  ) {}

  @Get('login')
  @Allow('session.open')
  @ApiOperation({ summary: 'Página de ingreso' })
  @ApiPageResponse()
  @ApiQuery({ name: 'returnTo', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'metodo', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'cuenta', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'invitacion', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'empresa', required: false, schema: { type: 'string' } })
  @UseFilters(OidcFailureFilter)
  async loginPage(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { user, query } = request;
    const returnTo = safeReturnTo(query['returnTo']);
    if (user) return response.redirect(303, returnTo);
    if (this.oidc.isUsedFor(query)) {
      const choice = await this.oidc.chosen(query);
      return response.redirect(303, await this.oidc.begin(request, returnTo, choice));
    }
    if (query['cuenta'] === 'nueva' && this.registration.isOpen)
      return response.redirect(303, withReturnTo(API.register, returnTo));
    this.pages.send(response, this.view.opened(request));
  }

  @Post('login')
  @HttpCode(200)
  @Allow('session.open')
  @UseGuards(LocalAuthGuard)
  @UseFilters(LoginFailureFilter)
  @ApiOperation({ summary: 'Abre una sesión con correo y contraseña (formulario o JSON)' })
  @ApiObjectResponse(200, 'SignedInUser')
  @ApiBody({ type: LoginDto })
  async login(@Req() request: Request, @Res() response: Response): Promise<void> {
    const body = request.body as { returnTo?: unknown };
    if (request.is('urlencoded')) return response.redirect(303, safeReturnTo(body.returnTo));
    response.json(await this.auth.profile(sessionUser(request).id));
  }

  @Get('logout')
  @Allow('session.close')
  @NotCounted()
  @ApiOperation({ summary: 'Cierra la sesión y vuelve al ingreso' })
  @ApiRedirectResponse('A la página de ingreso, o a la salida del proveedor de identidad')
  async logout(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(303, await this.signOut.end(request, response));
  }

  @Get('auth/user')
  @Allow('session.read')
  @ApiOperation({ summary: 'La persona que tiene la sesión' })
  me(@CurrentUser() user: SessionUser): Promise<SignedInUser> {
    return this.auth.profile(user.id);
  }
}
