import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { DomainError } from '../../rules/domain-error';

function firstField(errors: readonly ValidationError[]): string {
  const first = errors[0];
  if (!first) return '';
  const inner = first.children?.length ? firstField(first.children) : '';
  return inner ? `${first.property}.${inner}` : first.property;
}

/** Bodies and queries hold exactly what their DTO declares; anything else is a 400 that names the field. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) =>
      new DomainError('CAMPO_INVALIDO', { field: firstField(errors).slice(0, 80) }),
  });
