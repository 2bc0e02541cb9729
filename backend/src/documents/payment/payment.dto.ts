import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contracts/document';
import type { ApprovalRequest } from '../../contracts/approval';
import type { PaymentReason } from '../../contracts/exports';
import {
  BULK_MAX_IDS,
  MAX_SET_OFF,
  type MarkPaidRequest,
  type PaymentChange,
} from '../../contracts/payment';
import {
  PAYMENT_DOORS,
  type JudgementRequest,
  type PaymentDoor,
} from '../../contracts/payment-judgement';
import { MAX_COMMENT_CHARS } from '../../contracts/review';

export class MarkPaidReasonDto implements PaymentReason {
  @IsString()
  documentId!: string;

  @IsString()
  @MaxLength(MAX_COMMENT_CHARS)
  reason!: string;
}

export class MarkPaidDto implements MarkPaidRequest {
  /** How many there may be is a refusal of its own (SELECCION_INVALIDA). */
  @ApiProperty({ description: 'De 1 a 500 documentos' })
  @IsArray()
  @IsString({ each: true })
  documentIds!: string[];

  @IsIn(['paid'])
  paymentStatus!: 'paid';

  @ApiProperty({ description: 'Por qué se paga cada documento, donde alguien lo dice' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(BULK_MAX_IDS)
  @ValidateNested({ each: true })
  @Type(() => MarkPaidReasonDto)
  reasons?: MarkPaidReasonDto[];
}

export class ApprovalDto implements ApprovalRequest {
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_COMMENT_CHARS)
  comment = '';
}

export class JudgementDto implements JudgementRequest {
  @ApiProperty({ description: 'De 1 a 500 documentos' })
  @IsArray()
  @IsString({ each: true })
  documentIds!: string[];

  @ApiProperty({ description: 'Por dónde se pagarían', enum: PAYMENT_DOORS })
  @IsIn(PAYMENT_DOORS)
  door!: PaymentDoor;
}

export class PaymentChangeDto implements PaymentChange {
  @IsIn(PAYMENT_STATUSES)
  paymentStatus!: PaymentStatus;

  @ApiProperty({ description: 'Lo pagado hasta ahora, con partially_paid' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false })
  amount?: number;

  @IsOptional()
  @IsString()
  @Matches(/\S/)
  @MaxLength(MAX_COMMENT_CHARS)
  reason?: string;

  @ApiProperty({ description: 'Notas de crédito que se descuentan; su monto va dentro de amount' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_SET_OFF)
  @ArrayUnique()
  @IsString({ each: true })
  creditNotes?: string[];
}
