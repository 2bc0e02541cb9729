import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SessionUser } from '../../platform/http';
import { AuthService } from '../auth.service';

type Done<T> = (error: Error | null, value?: T) => void;

/** The session holds the id alone; role, teams and state are read at every request. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly auth: AuthService) {
    super();
  }

  serializeUser(user: SessionUser, done: Done<string>): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done<SessionUser | false>): void {
    this.auth.sessionUser(id).then(
      (user) => done(null, user ?? false),
      (error: Error) => done(error),
    );
  }
}
