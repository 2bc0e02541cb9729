import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsIn, IsNumber, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contracts/document';
import type { MarkPaidRequest, PaymentChange } from '../../contracts/payment';
import { MAX_COMMENT_CHARS } from '../../contracts/review';

export class MarkPaidDto implements MarkPaidRequest {
  /** How many there may be is a refusal of its own (SELECCION_INVALIDA). */
  @ApiProperty({ description: 'De 1 a 500 documentos' })
  @IsArray()
  @IsString({ each: true })
  documentIds!: string[];

  @IsIn(['paid'])
  paymentStatus!: 'paid';
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
}
