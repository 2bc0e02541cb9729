import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { cleanText } from '../../rules/text-clean';

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
