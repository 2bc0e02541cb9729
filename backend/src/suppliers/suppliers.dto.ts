import { Type } from 'class-transformer';
import {
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { CuentaData } from '../contracts/extracted-data';
import { MAX_COMMENT_CHARS } from '../contracts/review';
import {
  ACCOUNT_PROOF_LABEL,
  SUPPLIER_SORTS,
  type AccountConfirmation,
  type AccountProof,
  type AccountReason,
  type SupplierSort,
} from '../contracts/suppliers';

const MAX_ACCOUNT_CHARS = 120;

export class SupplierQueryDto {
  /** Beginning of the RUC, or of words of the name. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ACCOUNT_CHARS)
  search?: string;

  @IsOptional()
  @IsIn(SUPPLIER_SORTS)
  sort?: SupplierSort;

  /** Read by `rangeOf`. */
  @IsOptional()
  range?: string;
}

class AccountDto implements CuentaData {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ACCOUNT_CHARS)
  banco?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_ACCOUNT_CHARS)
  numero?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_ACCOUNT_CHARS)
  cci?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_ACCOUNT_CHARS)
  moneda?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_ACCOUNT_CHARS)
  titular?: string;
}

export class AccountConfirmationDto implements AccountConfirmation {
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => AccountDto)
  account?: AccountDto;

  @IsIn(Object.keys(ACCOUNT_PROOF_LABEL))
  proof!: AccountProof;

  @IsString()
  @MaxLength(MAX_COMMENT_CHARS)
  comment!: string;
}

export class AccountReasonDto implements AccountReason {
  @IsString()
  @Matches(/\S/)
  @MaxLength(MAX_COMMENT_CHARS)
  reason!: string;
}
