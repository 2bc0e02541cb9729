import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow, ApiRedirectResponse } from '../../platform/http';
import { OidcFailureFilter } from './oidc-failure.filter';
import { OidcService } from './oidc.service';

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
