import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { MulterError } from 'multer';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../contracts/errors';
import { isOutage, isTooSlow } from '../outage';
import { isDiskFull, isSystemBusy } from '../system-limits';
import { DomainError, EditConflict, errorMessage, StepConflict } from '../../rules/domain-error';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'CUERPO_INVALIDO',
  401: 'SESION_REQUERIDA',
  403: 'SIN_PERMISO',
  404: 'NO_ENCONTRADO',
  405: 'METODO_NO_PERMITIDO',
  413: 'CUERPO_INVALIDO',
  503: 'SERVICIO_NO_DISPONIBLE',
};

/** What is away is usually back, or looked for again, within this time. */
const AWAY_SECONDS = 5;

/** Errors of Node and of body parsers that mean something to the client. */
function codeOfKnown(error: Error): ErrorCode | null {
  const { status } = error as { status?: unknown };
  if (isDiskFull(error) || error.name === 'StorageFull') return 'SIN_ESPACIO';
  if (isSystemBusy(error) || isOutage(error) || isTooSlow(error)) return 'SERVICIO_NO_DISPONIBLE';
  if (error instanceof MulterError) return 'CUERPO_INVALIDO';
  return typeof status === 'number' && status < 500
    ? (BY_STATUS[status] ?? 'CUERPO_INVALIDO')
    : null;
}

/** Any thrown thing as the refusal that the client gets; what is unknown tells nothing. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpException) {
    return new DomainError(BY_STATUS[error.getStatus()] ?? 'ERROR_INTERNO');
  }
  const code = error instanceof Error ? codeOfKnown(error) : null;
  return new DomainError(code ?? 'ERROR_INTERNO');
}

/** The only place where a code becomes status, Spanish text and correlation id (reliability 4). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const refusal = asDomainError(error);
    if (refusal.code === 'ERROR_INTERNO') this.report(error, request.id);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body: ErrorBody = {
      statusCode: refusal.status,
      code: refusal.code,
      message: errorMessage(refusal.code, refusal.data),
      correlationId: String(request.id),
      ...(refusal.code === 'CAMPO_INVALIDO' ? { field: String(refusal.data['field']) } : {}),
      ...(refusal instanceof EditConflict ? { conflict: refusal.conflict } : {}),
      ...(refusal instanceof StepConflict && refusal.moved ? { moved: refusal.moved } : {}),
    };
    const seconds = refusal.data['seconds'] ?? (refusal.status === 503 ? AWAY_SECONDS : undefined);
    if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
    response.status(ERRORS[refusal.code].status).json(body);
  }

  /** The stack names files and lines of ours only; the message may hold data and is left out. */
  private report(error: unknown, correlationId: unknown): void {
    const frames = error instanceof Error ? (error.stack ?? '').split('\n    at ').slice(1, 8) : [];
    const name = error instanceof Error ? error.name : typeof error;
    this.logger.error({ correlationId, error: name, frames });
  }
}
