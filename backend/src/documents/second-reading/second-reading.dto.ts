import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PROCESSOR_IDS, type ProcessorId } from '../../contracts/processors';
import type { SecondReadingRequest } from '../../contracts/runs';

/** Body of `POST /api/documents/{id}/second-reading`. */
export class SecondReadingDto implements SecondReadingRequest {
  @IsIn(PROCESSOR_IDS)
  processor!: ProcessorId;

  /** Model of the engine; its default when missing. */
  @ApiProperty({ description: 'Modelo del motor; sin él, el suyo por omisión' })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  model?: string;
}
