import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../rules/domain-error';
import { AppConfig } from '../config/app-config';
import { askClamd } from './clamd-talk';

const CLEAN = /: OK$/;
const INFECTED = /^[^:]*: .+ FOUND$/;

/** The operator's virus scanner, where there is one (ASVS V5.4.3). */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger(VirusScanner.name);

  constructor(private readonly config: AppConfig) {}

  /**
   * Lets a clean file pass, and every file where no scanner is set.
   * Throws ARCHIVO_INFECTADO, and ANTIVIRUS_NO_DISPONIBLE when the scanner does not say: what nobody
   * has looked at is not stored.
   */
  async pass(file: string): Promise<void> {
    const { clamd } = this.config;
    if (!clamd) return;
    const answer = await askClamd(clamd, file).catch((error: unknown) => {
      this.logger.warn({ scanner: 'away', error: (error as Error).message });
      throw new DomainError('ANTIVIRUS_NO_DISPONIBLE');
    });
    if (CLEAN.test(answer)) return;
    if (INFECTED.test(answer)) throw new DomainError('ARCHIVO_INFECTADO');
    // Its own words name no file and hold nothing of one.
    this.logger.warn({ scanner: 'undecided', answer });
    throw new DomainError('ANTIVIRUS_NO_DISPONIBLE');
  }
}
