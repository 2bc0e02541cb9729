import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SessionUser } from '../../platform/http';
import { UsersService } from '../../users';
import { AuthService } from '../auth.service';
import { safeReturnTo } from '../../contracts/return-to';
import { SessionsService } from './sessions.service';

/** Signs a person in who has just become known, and answers: a form goes on to the screen that was asked for, a program gets who it is. */
@Injectable()
export class SignedInAnswer {
  constructor(
    private readonly sessions: SessionsService,
    private readonly auth: AuthService,
    private readonly users: UsersService,
  ) {}

  async send(request: Request, response: Response, person: SessionUser): Promise<void> {
    await this.sessions.open(request, person);
    await this.users.recordLogin(person.id);
    const { returnTo } = request.body as { returnTo?: unknown };
    if (request.is('urlencoded')) return response.redirect(303, safeReturnTo(returnTo));
    response.json(await this.auth.profile(person.id));
  }
}
