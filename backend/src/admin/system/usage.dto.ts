import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { USAGE_DAYS } from '../../contracts/admin';

/** Query of `GET /api/admin/usage`: how many days back; the last 30 when it does not say. */
export class UsageDto {
  @IsOptional()
  @IsIn(USAGE_DAYS.map(String))
  @ApiProperty({ type: String, required: false, enum: USAGE_DAYS.map(String) })
  days = '30';
}
