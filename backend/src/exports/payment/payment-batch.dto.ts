import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type {
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentPreviewRequest,
  PaymentReason,
} from '../../contracts/exports';
import type { DocumentFilter } from '../../contracts/list-query';
import { BULK_MAX_IDS } from '../../contracts/payment';
import { MAX_COMMENT_CHARS } from '../../contracts/review';

export class PaymentFileOptionsDto implements PaymentFileOptions {
  @ApiProperty({ description: 'Lo que queda al proveedor tras la detracción, en vez del total' })
  @IsBoolean()
  net!: boolean;

  @ApiProperty({
    description: 'Sin tildes ni otros signos, como lo piden los programas de los bancos',
  })
  @IsBoolean()
  ascii!: boolean;
}

export class PaymentPreviewDto implements PaymentPreviewRequest {
  /** How many there may be is a refusal of its own (SELECCION_INVALIDA). */
  @ApiProperty({ description: 'Documentos elegidos' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  documentIds?: string[];

  /** Read by `parseDocumentFilter`, which knows its keys. */
  @IsOptional()
  @IsObject()
  @ApiProperty({
    description: 'Los filtros del historial',
    type: 'object',
    additionalProperties: true,
  })
  filter?: DocumentFilter;

  @IsDefined()
  @ValidateNested()
  @Type(() => PaymentFileOptionsDto)
  options!: PaymentFileOptionsDto;
}

export class PaymentReasonDto implements PaymentReason {
  @IsString()
  documentId!: string;

  @IsString()
  @MaxLength(MAX_COMMENT_CHARS)
  reason!: string;
}

export class PaymentBatchDto implements PaymentBatchRequest {
  @IsArray()
  @IsString({ each: true })
  documentIds!: string[];

  @IsDefined()
  @ValidateNested()
  @Type(() => PaymentFileOptionsDto)
  options!: PaymentFileOptionsDto;

  @ApiProperty({ description: 'Los que entran aunque una observación diga incluir' })
  @IsArray()
  @ArrayMaxSize(BULK_MAX_IDS)
  @IsString({ each: true })
  include!: string[];

  @ApiProperty({ description: 'Por qué se paga cada documento del que se pide el motivo' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(BULK_MAX_IDS)
  @ValidateNested({ each: true })
  @Type(() => PaymentReasonDto)
  reasons?: PaymentReasonDto[];

  @ApiProperty({ description: 'asOf de la vista previa' })
  @IsOptional()
  @IsISO8601({ strict: true })
  asOf?: string;
}
