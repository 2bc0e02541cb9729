import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { InvitationsService } from '../../users';
import { FormFailureFilter, typed } from '../pages/form-failure.filter';
import { formErrorOf } from '../pages/form-refusal';
import { linkOverPage } from '../pages/link-over-page';
import type { Page } from '../pages/page';
import { Pages } from '../pages/pages.service';
import { invitationPage } from './invitation-page';

/** A refused acceptance shows the form again; a dead link says so. */
@Catch()
@Injectable()
export class InvitationFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly invitations: InvitationsService,
    private readonly config: AppConfig,
  ) {
    super(pages);
  }

  protected async page(refusal: DomainError, request: Request): Promise<Page> {
    const token = String(request.params['token']);
    const offer = await this.invitations.find(token);
    const isTaken = refusal.code === 'CUENTA_EXISTE';
    if (!offer) return linkOverPage(errorMessage(isTaken ? 'CUENTA_EXISTE' : 'ENLACE_VENCIDO'));
    const names = { firstName: typed(request, 'firstName'), lastName: typed(request, 'lastName') };
    return invitationPage(
      { token, offer, ...names, error: formErrorOf(refusal) },
      this.config.oidc,
    );
  }
}
