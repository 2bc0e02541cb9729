import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  BANK_LAYOUTS,
  CHARGE_CURRENCIES,
  CHARGE_KINDS,
  MAX_CHARGE_ACCOUNTS,
  type ChargeAccount,
} from '../contracts/bank-file';
import { APPROVAL_LIMIT_MAX, RETENTION_MAX_DAYS, type CompanyUpdate } from '../contracts/company';

/** What is missing stays as it is; unlike with `IsOptional`, null is not missing. */
const IfGiven = () => ValidateIf((_, value) => value !== undefined);

/** Cents; null takes a limit away. */
const IsLimit = () => applyDecorators(IsOptional(), IsInt(), Min(0), Max(APPROVAL_LIMIT_MAX));

/** Room for spaces and signs that are cleaned away before the limit counts. */
const MAX_TEXT = 400;

const BANKS = Object.values(BANK_LAYOUTS).map(({ bank }) => bank);

export class ChargeAccountDto implements ChargeAccount {
  @ApiProperty({ description: 'Los tres primeros dígitos de su CCI', enum: BANKS })
  @IsIn(BANKS)
  banco!: ChargeAccount['banco'];

  @IsString()
  @MaxLength(40)
  numero!: string;

  @ApiProperty({ enum: CHARGE_CURRENCIES })
  @IsIn(CHARGE_CURRENCIES)
  moneda!: ChargeAccount['moneda'];

  @ApiProperty({ enum: CHARGE_KINDS })
  @IsIn(CHARGE_KINDS)
  tipo!: ChargeAccount['tipo'];
}

/** Body of `PUT /api/company`: only what changes. */
export class CompanyUpdateDto implements CompanyUpdate {
  /** Razón social. */
  @ApiProperty({ description: 'Razón social' })
  @IfGiven()
  @IsString()
  @MaxLength(MAX_TEXT)
  name?: string;

  /** 11 digits with a right check digit; null takes it away. */
  @ApiProperty({ description: '11 dígitos, el último de control; null lo quita' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT)
  ruc?: string | null;

  @ApiProperty({ description: 'Quien da la conformidad o el envío no paga' })
  @IfGiven()
  @IsBoolean()
  separacionFunciones?: boolean;

  @ApiProperty({ description: 'Quien prepara el pago no lo ejecuta' })
  @IfGiven()
  @IsBoolean()
  dobleControl?: boolean;

  @ApiProperty({ description: 'Céntimos de sol; sobre ellos el pago se aprueba, null lo quita' })
  @IsLimit()
  limitePEN?: number | null;

  @ApiProperty({ description: 'Lo mismo en dólares' })
  @IsLimit()
  limiteUSD?: number | null;

  @ApiProperty({ description: 'Lo mismo en euros' })
  @IsLimit()
  limiteEUR?: number | null;

  /** Days; 0 keeps originals, null takes the server's default. */
  @ApiProperty({ description: 'Días; 0 conserva los originales, null toma los del servidor' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(RETENTION_MAX_DAYS)
  fileRetentionDays?: number | null;

  @ApiProperty({ description: 'Todas las cuentas a las que se cargan los pagos' })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_CHARGE_ACCOUNTS)
  @ValidateNested({ each: true })
  @Type(() => ChargeAccountDto)
  cuentasCargo?: ChargeAccountDto[];
}
