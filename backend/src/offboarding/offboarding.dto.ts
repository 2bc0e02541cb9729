import { IsString, MaxLength } from 'class-validator';
import type { AnonymiseRequest, CompanyRemovalRequest } from '../contracts/offboarding';

const MAX_TEXT = 400;

/** Body of `POST .../anonymise`. */
export class AnonymiseDto implements AnonymiseRequest {
  @IsString()
  @MaxLength(MAX_TEXT)
  email!: string;
}

/** Body of `PUT .../removal`. */
export class CompanyRemovalDto implements CompanyRemovalRequest {
  /** Razón social. */
  @IsString()
  @MaxLength(MAX_TEXT)
  name!: string;

  /** `YYYY-MM-DD`. */
  @IsString()
  @MaxLength(10)
  on!: string;
}
