import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, MaxLength } from 'class-validator';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, type Registration } from '../../contracts/account';
import { COMPANY_NAME_MAX_CHARS } from '../../contracts/company';
import { CleanText } from '../../platform/requests';

/** A form sends an empty text for a field that was left out. */
const digitsOrNothing = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/[\s.-]/g, '') || undefined : value;

/** Body of `POST /api/register`. */
export class RegisterDto implements Registration {
  @CleanText(NAME_MAX_CHARS)
  firstName!: string;

  @CleanText(NAME_MAX_CHARS, { mayBeEmpty: true })
  lastName!: string;

  @CleanText(EMAIL_MAX_CHARS)
  @IsEmail()
  email!: string;

  @IsString()
  password!: string;

  @CleanText(COMPANY_NAME_MAX_CHARS)
  companyName!: string;

  @Transform(digitsOrNothing)
  @IsOptional()
  @IsString()
  @MaxLength(40)
  ruc?: string;

  /** A screen of this site to go to afterwards (form only). */
  @ApiProperty({ description: 'Pantalla a la que ir después (solo con formulario)' })
  @IsOptional()
  @IsString()
  returnTo?: string;
}
