import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { AccountSession } from '../../contracts/account';
import type { SignedInUser } from '../../contracts/user';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { UuidPipe } from '../../platform/requests';
import { AuthNews, AuthService } from '../auth.service';
import { SessionsService } from '../sessions/sessions.service';
import { PasswordChangeDto, ProfileUpdateDto } from './account.dto';
import { AccountService } from './account.service';

@ApiTags('Cuenta')
@Controller('account/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly news: AuthNews,
  ) {}

  @Get()
  @Allow('account.read')
  @ApiOperation({ summary: 'Las sesiones abiertas de la persona, la actual primero' })
  list(@Req() request: Request, @CurrentUser() user: SessionUser): Promise<AccountSession[]> {
    return this.sessions.listOf(user.id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('account.change')
  @ApiOperation({ summary: 'Cierra una sesión de la persona' })
  async end(
    @Req() request: Request,
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<void> {
    await this.sessions.end(user.id, id);
    this.news.tell('session_revoked', user, request.ip, 'Cerró una de sus sesiones');
  }

  @Delete()
  @HttpCode(204)
  @Allow('account.change')
  @ApiOperation({ summary: 'Cierra todas las sesiones de la persona menos la actual' })
  async endOthers(@Req() request: Request, @CurrentUser() user: SessionUser): Promise<void> {
    const ended = await this.sessions.endOthers(user.id, request);
    this.news.tell('session_revoked', user, request.ip, `Cerró sus otras sesiones (${ended})`);
  }
}

@ApiTags('Cuenta')
@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Put('profile')
  @Allow('account.change')
  @ApiOperation({ summary: 'Cambia el nombre de la persona que tiene la sesión' })
  async rename(
    @Req() request: Request,
    @CurrentUser() user: SessionUser,
    @Body() body: ProfileUpdateDto,
  ): Promise<SignedInUser> {
    await this.account.rename(user, body, request.ip ?? '');
    return this.auth.profile(user.id);
  }

  @Post('password')
  @HttpCode(204)
  @Allow('account.change')
  @ApiOperation({ summary: 'Cambia la contraseña y cierra las demás sesiones de la persona' })
  async changePassword(
    @Req() request: Request,
    @CurrentUser() user: SessionUser,
    @Body() body: PasswordChangeDto,
  ): Promise<void> {
    await this.account.changePassword(user, body, request.ip ?? '');
    await this.sessions.replaceAllOf(request, user);
  }
}
