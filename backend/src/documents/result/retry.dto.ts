import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { RetryRequest } from '../../contracts/document';

/** Body of `POST /api/documents/{id}/retry`. */
export class RetryDto implements RetryRequest {
  /** Engine; the document's own when missing. */
  @ApiProperty({ description: 'Motor; sin él, el del documento' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  processor?: string;

  /** Model of the engine; its default when an engine is named, the document's own when not. */
  @ApiProperty({
    description:
      'Modelo del motor; sin él, el del documento, o el de omisión si se nombra un motor',
  })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  model?: string;
}
