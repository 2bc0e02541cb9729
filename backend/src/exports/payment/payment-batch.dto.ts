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
  ValidateNested,
} from 'class-validator';
import type {
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentPreviewRequest,
} from '../../contracts/exports';
import type { DocumentFilter } from '../../contracts/list-query';
import { BULK_MAX_IDS } from '../../contracts/payment';

export class PaymentFileOptionsDto implements PaymentFileOptions {
  @IsBoolean()
  net!: boolean;

  @IsBoolean()
  ascii!: boolean;
}

export class PaymentPreviewDto implements PaymentPreviewRequest {
  /** How many there may be is a refusal of its own (SELECCION_INVALIDA). */
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  documentIds?: string[];

  /** Read by `parseDocumentFilter`, which knows its keys. */
  @IsOptional()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  filter?: DocumentFilter;

  @IsDefined()
  @ValidateNested()
  @Type(() => PaymentFileOptionsDto)
  options!: PaymentFileOptionsDto;
}

export class PaymentBatchDto implements PaymentBatchRequest {
  @IsArray()
  @IsString({ each: true })
  documentIds!: string[];

  @IsDefined()
  @ValidateNested()
  @Type(() => PaymentFileOptionsDto)
  options!: PaymentFileOptionsDto;

  @IsArray()
  @ArrayMaxSize(BULK_MAX_IDS)
  @IsString({ each: true })
  include!: string[];

  @IsOptional()
  @IsISO8601({ strict: true })
  asOf?: string;
}
