import {
  applyDecorators,
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type ValidationError,
} from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DomainError } from '../../rules/domain-error';
import { cleanText } from '../../rules/text-clean';
import { isUuid } from '../../rules/uuid';

/** A line that a person types, such as a name: cleaned of control signs and spare spaces, not empty unless said. */
export const CleanText = (maxChars: number, { mayBeEmpty = false } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? cleanText(value) : value,
    ),
    IsString(),
    ...(mayBeEmpty ? [] : [IsNotEmpty()]),
    MaxLength(maxChars),
  );

function firstField(errors: readonly ValidationError[]): string {
  const first = errors[0];
  if (!first) return '';
  const inner = first.children?.length ? firstField(first.children) : '';
  return inner ? `${first.property}.${inner}` : first.property;
}

/** A number of a path as a person writes it: no sign, no fraction, no exponent, no leading zero. */
const PATH_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** Numbers of a path have one way to be written: any other text names nothing and gets 404. */
class StrictValidationPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type !== 'param' || metadata.metatype !== Number) {
      return super.transformPrimitive(value, metadata) as unknown;
    }
    if (typeof value !== 'string' || !PATH_NUMBER.test(value)) {
      throw new DomainError('NO_ENCONTRADO');
    }
    return Number(value);
  }
}

/**
 * Bodies and queries hold exactly what their DTO declares; anything else is a 400 that names the field.
 */
export const validationPipe = (): ValidationPipe =>
  new StrictValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) =>
      new DomainError('CAMPO_INVALIDO', { field: firstField(errors).slice(0, 80) }),
  });

/** An id that cannot exist gets the same 404 as one that does not (reliability A2). */
@Injectable()
export class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isUuid(value)) throw new DomainError('NO_ENCONTRADO');
    return value;
  }
}
