import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { OneTimeLink } from '../../contracts/account';
import { Allow, CurrentUser, UuidPipe, type SessionUser } from '../../platform/http';
import { PasswordLinkIssuer } from './password-link-issuer';

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
