import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow, ApiPageResponse } from '../../platform/http';
import { LOGIN_AFTER_RESET } from '../login/notices';
import { Pages } from '../pages/pages.service';
import { PasswordLinks } from './password-links.service';
import { ResetFailureFilter } from './reset-failure.filter';
import { resetPage } from './reset-page';
import { ResetDto } from './reset.dto';
import { ResetService } from './reset.service';

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
