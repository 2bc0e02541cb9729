import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { ComprobanteRequest } from '../../../contracts/document';

/** Body of `POST /api/documents/{id}/comprobantes`. */
export class ComprobanteDto implements ComprobanteRequest {
  /** As the reading of the document named it. */
  @ApiProperty({ description: 'El número del otro comprobante, como lo dio la lectura' })
  @IsString()
  @MaxLength(200)
  number!: string;
}
