import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../rules/domain-error';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** An id that cannot exist gets the same 404 as one that does not (reliability A2). */
@Injectable()
export class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isUuid(value)) throw new DomainError('NO_ENCONTRADO');
    return value;
  }
}
