import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PAYMENT_LAYOUTS, type PayeeChoice, type PaymentLayout } from '../../contracts/bank-file';
import type {
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentPreviewRequest,
  PaymentReason,
} from '../../contracts/exports';
import type { DocumentFilter } from '../../contracts/list-query';
import { BULK_MAX_IDS } from '../../contracts/payment';
import { MAX_COMMENT_CHARS } from '../../contracts/review';

/** Of a name, a number and the like. */
const MAX_TEXT = 150;

export class PayeeChoiceDto implements PayeeChoice {
  @IsString()
  @MaxLength(MAX_TEXT)
  ruc!: string;

  @ApiProperty({ description: 'Cuenta confirmada del proveedor' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  accountId?: string;

  @ApiProperty({ description: 'Su nombre en el archivo, donde el del documento no cabe' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  name?: string;
}

export class PaymentFileOptionsDto implements PaymentFileOptions {
  @ApiProperty({ description: 'Lo que queda al proveedor tras la detracción, en vez del total' })
  @IsBoolean()
  net!: boolean;

  @ApiProperty({
    description: 'Sin tildes ni otros signos, como lo piden los programas de los bancos',
  })
  @IsBoolean()
  ascii!: boolean;

  @ApiProperty({ description: 'Sin él, el de Foliado', enum: PAYMENT_LAYOUTS })
  @IsOptional()
  @IsIn(PAYMENT_LAYOUTS)
  layout?: PaymentLayout;

  @ApiProperty({ description: 'Número de una cuenta de cargo de la empresa' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  chargeAccount?: string;

  @ApiProperty({ description: 'Día en que paga el banco; sin él, hoy', format: 'date' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  processDate?: string;

  @ApiProperty({ description: 'Cuenta y nombre de cada proveedor en el archivo del banco' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(BULK_MAX_IDS)
  @ValidateNested({ each: true })
  @Type(() => PayeeChoiceDto)
  payees?: PayeeChoiceDto[];
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
