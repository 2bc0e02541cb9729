import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { SignedInUser } from '../../contracts/user';
import { Allow, CurrentUser, type SessionUser } from '../../platform/http';
import { AuthService } from '../auth.service';
import { SessionsService } from '../sessions/sessions.service';
import { PasswordChangeDto, ProfileUpdateDto } from './account.dto';
import { AccountService } from './account.service';

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
