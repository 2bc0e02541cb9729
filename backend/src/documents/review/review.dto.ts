import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import type { FieldValue } from '../../contracts/evidence';
import { MAX_ITEMS } from '../../contracts/limits';
import {
  MAX_COMMENT_CHARS,
  MAX_FIELD_PATH_CHARS,
  REVIEW_FILTERS,
  type AddItemRequest,
  type ConfirmRequest,
  type EditFieldRequest,
  type PostponeRequest,
  type ReopenRequest,
  type ReviewFilter,
  type ReviewLockRequest,
} from '../../contracts/review';

const LEAF = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  nullable: true,
};

export class EditFieldDto implements EditFieldRequest {
  @ApiProperty({ description: 'Ruta con puntos: proveedor.ruc, productos.0.cantidad' })
  @IsString()
  @MaxLength(MAX_FIELD_PATH_CHARS)
  fieldPath!: string;

  /** Read by its path (rules/field-value): the field decides what is legal. */
  @Allow()
  @ApiProperty({ ...LEAF, description: 'Tal como se escribe; el campo decide qué admite' })
  newValue!: FieldValue;
}

export class AddItemDto implements AddItemRequest {
  @ApiProperty({ description: 'Lugar de la fila, desde 0; sin él, al final' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ITEMS)
  index?: number;

  @IsOptional()
  @IsObject()
  @ApiProperty({
    description: 'Valores por columna; sin él, una fila vacía',
    type: 'object',
    additionalProperties: LEAF,
  })
  item?: Record<string, FieldValue>;
}

export class ConfirmDto implements ConfirmRequest {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_COMMENT_CHARS)
  comment?: string;
}

export class ReopenDto implements ReopenRequest {
  @IsString()
  @Matches(/\S/)
  @MaxLength(MAX_COMMENT_CHARS)
  reason!: string;
}

export class PostponeDto implements PostponeRequest {
  @ValidateIf(({ until }: PostponeDto) => until !== undefined && until !== null)
  @IsISO8601({ strict: true })
  @ApiProperty({
    description: 'Fecha y hora ISO; sin ella, mañana; null la quita',
    type: String,
    required: false,
    nullable: true,
  })
  until?: string | null;
}

export class ReviewLockDto implements ReviewLockRequest {
  @ApiProperty({ description: 'Quitárselo a quien lo tiene' })
  @IsOptional()
  @IsBoolean()
  take?: boolean;
}

export class ReviewQueueDto {
  @IsOptional()
  @IsIn(REVIEW_FILTERS)
  @ApiProperty({ required: false })
  filter: ReviewFilter = 'por-revisar';
}
