import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { RetryRequest } from '../../contracts/document';

/** Body of `POST /api/documents/{id}/retry`. */
export class RetryDto implements RetryRequest {
  /** Engine; the document's own when missing. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  processor?: string;

  /** Model of the engine; its default when an engine is named, the document's own when not. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  model?: string;
}
