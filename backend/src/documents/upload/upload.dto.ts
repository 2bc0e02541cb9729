import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Text fields of `POST /api/documents/upload`, beside the file. */
export class UploadDto {
  /** Engine; the offline one when missing. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  processor?: string;

  /** Model of the engine; its default when missing. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  model?: string;
}
