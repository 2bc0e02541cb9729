import { Injectable } from '@nestjs/common';
import { LoginThrottle } from '../../platform/rate-limit';
import { AuthNews } from '../auth-news';
import { SessionsService } from '../sessions/sessions.service';
import { toSessionUser } from '../to-session-user';
import { PasswordLinks } from './password-links.service';

/** Setting a password with a link: it signs nobody in, and everybody of that account out. */
@Injectable()
export class ResetService {
  constructor(
    private readonly links: PasswordLinks,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly news: AuthNews,
  ) {}

  /** Throws like `PasswordLinks.use`. */
  async reset(token: string, password: string, ip: string): Promise<void> {
    const account = await this.links.use(token, password);
    await this.sessions.endAllOf(account.id);
    await this.throttle.forgive(account.email);
    const details = 'Eligió una contraseña nueva con un enlace';
    this.news.tell('password_reset', toSessionUser(account), ip, details);
  }
}
