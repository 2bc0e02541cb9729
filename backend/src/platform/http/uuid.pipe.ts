import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../rules/domain-error';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id that cannot exist gets the same 404 as one that does not (reliability A2). */
@Injectable()
export class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !UUID.test(value)) throw new DomainError('NO_ENCONTRADO');
    return value;
  }
}
