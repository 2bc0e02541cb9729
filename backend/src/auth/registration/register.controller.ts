import {
  Body,
  Catch,
  Controller,
  Get,
  HttpCode,
  Injectable,
  Post,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { API, withReturnTo } from '../../contracts/routes';
import { AppConfig } from '../../platform/config/app-config';
import { Allow } from '../../access';
import { ApiObjectResponse, ApiPageResponse } from '../../platform/api-answers';
import { safeReturnTo } from '../../contracts/return-to';
import type { DomainError } from '../../rules/domain-error';
import { formErrorOf } from '../pages/form';
import { FormFailureFilter, Pages, typed } from '../pages/pages.service';
import type { Page } from '../pages/page';
import { SignedInAnswer } from '../sessions/sessions.service';
import { registerPage, registrationClosedPage } from './register-page';
import { RegisterDto } from './register.dto';
import { RegistrationService } from './registration.service';

/** A refused registration shows the form again with what was typed and the reason. */
@Catch()
@Injectable()
class RegisterFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly config: AppConfig,
  ) {
    super(pages);
  }

  protected page(refusal: DomainError, request: Request): Page {
    if (refusal.code === 'NO_ENCONTRADO') return registrationClosedPage;
    const model = {
      firstName: typed(request, 'firstName'),
      lastName: typed(request, 'lastName'),
      email: typed(request, 'email'),
      companyName: typed(request, 'companyName'),
      ruc: typed(request, 'ruc'),
      returnTo: safeReturnTo(typed(request, 'returnTo')),
      error: formErrorOf(refusal),
    };
    return registerPage(model, this.config.welcomeCredits);
  }
}

const EMPTY = { firstName: '', lastName: '', email: '', companyName: '', ruc: '', error: null };

@ApiTags('Cuenta')
@Controller('register')
export class RegisterController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signedIn: SignedInAnswer,
    private readonly pages: Pages,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @Allow('account.register')
  @ApiOperation({ summary: 'Página para crear una cuenta' })
  @ApiPageResponse()
  page(@Req() request: Request, @Res() response: Response): void {
    const returnTo = safeReturnTo(request.query['returnTo']);
    if (request.user) return response.redirect(303, returnTo);
    if (this.registration.isByProvider)
      return response.redirect(303, withReturnTo(API.login, returnTo));
    if (this.registration.isOpen) {
      return this.pages.send(
        response,
        registerPage({ ...EMPTY, returnTo }, this.config.welcomeCredits),
      );
    }
    this.pages.send(response, registrationClosedPage, 404);
  }

  @Post()
  @HttpCode(201)
  @Allow('account.register')
  @UseFilters(RegisterFailureFilter)
  @ApiOperation({ summary: 'Crea una cuenta con su empresa y abre una sesión (formulario o JSON)' })
  @ApiObjectResponse(201, 'SignedInUser')
  async register(
    @Req() request: Request,
    @Res() response: Response,
    @Body() body: RegisterDto,
  ): Promise<void> {
    const person = await this.registration.register(body, request.ip ?? '');
    await this.signedIn.send(request, response, person);
  }
}
