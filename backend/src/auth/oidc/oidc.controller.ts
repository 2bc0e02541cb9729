import { Controller, Delete, Get, HttpCode, Param, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow, CurrentActor, type RequestActor } from '../../access';
import { ApiRedirectResponse } from '../../platform/api-answers';
import { UuidPipe } from '../../platform/requests';
import { OidcAccounts } from './oidc-accounts.service';
import { OidcFailureFilter } from './oidc-failure.filter';
import { OidcService } from './oidc.service';

@ApiTags('Cuenta')
@Controller()
export class IdentityController {
  constructor(private readonly accounts: OidcAccounts) {}

  @Delete('company/users/:id/identity')
  @HttpCode(204)
  @Allow('company.members')
  @ApiOperation({ summary: 'Separa la cuenta de un miembro de su proveedor de identidad' })
  ofMember(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.accounts.unlink(actor, id);
  }

  @Delete('admin/user/:id/identity')
  @HttpCode(204)
  @Allow('admin.users')
  @ApiOperation({ summary: 'Separa una cuenta de su proveedor de identidad' })
  ofAnyone(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.accounts.unlink(actor, id);
  }
}

@ApiTags('Sesión')
@Controller('login/callback')
export class OidcController {
  constructor(private readonly oidc: OidcService) {}

  @Get()
  @Allow('session.open')
  @UseFilters(OidcFailureFilter)
  @ApiOperation({ summary: 'Regreso del proveedor de identidad (OpenID Connect)' })
  @ApiRedirectResponse('A la pantalla desde la que se ingresó')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(303, await this.oidc.complete(request));
  }
}
