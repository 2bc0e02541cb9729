import {
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../contracts/user';
import { AppConfig } from '../platform/config/app-config';
import { Allow, builtAsset, CurrentUser, sessionUser, type SessionUser } from '../platform/http';
import { AuthService } from './auth.service';
import { safeReturnTo } from './domain/return-to';
import { LocalAuthGuard } from './local-auth.guard';
import { LoginDto } from './login.dto';
import { LoginFailureFilter } from './login/login-failure.filter';
import { LOGIN_FONT, renderLoginPage } from './login/login-page';
import { endSession } from './sign-out';

@ApiTags('Sesión')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly config: AppConfig,
  ) {}

  @Get('login')
  @Allow('session.open')
  @ApiOperation({ summary: 'Página de ingreso' })
  loginPage(@Req() request: Request, @Res() response: Response, @Query('returnTo') to?: unknown) {
    const returnTo = safeReturnTo(to);
    if (request.user) return response.redirect(303, returnTo);
    const fontUrl = builtAsset(this.config.webDir, LOGIN_FONT);
    response.type('html').send(renderLoginPage({ email: '', returnTo, error: null, fontUrl }));
  }

  @Post('login')
  @HttpCode(200)
  @Allow('session.open')
  @UseGuards(LocalAuthGuard)
  @UseFilters(LoginFailureFilter)
  @ApiOperation({ summary: 'Abre una sesión con correo y contraseña (formulario o JSON)' })
  @ApiBody({ type: LoginDto })
  async login(@Req() request: Request, @Res() response: Response): Promise<void> {
    const body = request.body as { returnTo?: unknown };
    if (request.is('urlencoded')) return response.redirect(303, safeReturnTo(body.returnTo));
    response.json(await this.auth.profile(sessionUser(request).id));
  }

  @Get('logout')
  @Allow('session.close')
  @ApiOperation({ summary: 'Cierra la sesión y vuelve al ingreso' })
  async logout(@Req() request: Request, @Res() response: Response): Promise<void> {
    await endSession(request, response, this.config);
    response.redirect(303, '/auth');
  }

  @Get('auth/user')
  @Allow('session.read')
  @ApiOperation({ summary: 'La persona que tiene la sesión' })
  me(@CurrentUser() user: SessionUser): Promise<SignedInUser> {
    return this.auth.profile(user.id);
  }
}
