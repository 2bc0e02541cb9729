import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { AUDIT_GROUP_LABEL, type AuditGroup, type AuditQuery } from '../../contracts/audit';
import { TEAMS, type Team } from '../../contracts/user';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const GROUPS = Object.keys(AUDIT_GROUP_LABEL);
const MAX_ID_CHARS = 64;
const MAX_RANGE_CHARS = 200;

/** Query of the calls that the platform admin may make for a company. */
export class CompanyChoiceDto implements Pick<AuditQuery, 'companyId'> {
  @ApiProperty({ description: 'Empresa; solo para el administrador de la plataforma' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ID_CHARS)
  companyId?: string;
}

/** Query of `GET /api/audit`. */
export class AuditQueryDto extends CompanyChoiceDto implements AuditQuery {
  @ApiProperty({ description: 'Día AAAA-MM-DD, inclusive' })
  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  from?: string;

  @ApiProperty({ description: 'Día AAAA-MM-DD, inclusive' })
  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  to?: string;

  @ApiProperty({ description: 'Quién lo hizo' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ID_CHARS)
  actorId?: string;

  @IsOptional()
  @IsIn(GROUPS)
  group?: AuditGroup;

  @ApiProperty({ description: 'Nombre del evento' })
  @IsOptional()
  @Matches(/^[A-Za-z]{1,60}$/)
  type?: string;

  @IsOptional()
  @IsIn(TEAMS)
  team?: Team;

  @IsOptional()
  @IsUUID()
  documentId?: string;

  @ApiProperty({ description: 'Comienzo de la huella del evento' })
  @IsOptional()
  @Matches(/^[0-9a-f]{6,64}$/)
  hash?: string;

  @ApiProperty({ description: 'Solo lo que hicieron personas, sin los eventos del sistema' })
  @IsOptional()
  @IsIn(['true'])
  people?: 'true';

  /** JSON [from, to]; checked with the other lists of the product. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_RANGE_CHARS)
  range?: string;
}
