import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsDefined,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  ValidateNested,
} from 'class-validator';
import {
  EXPORT_FORMATS,
  type DocumentSelection,
  type ExportFormat,
  type ExportRequest,
} from '../../contracts/exports';
import type { DocumentFilter } from '../../contracts/list-query';

export class SelectionDto implements DocumentSelection {
  /** How many there may be is a refusal of its own (SELECCION_INVALIDA). */
  @ApiProperty({ description: 'Documentos elegidos, en este orden' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  ids?: string[];

  /** Read by `parseDocumentFilter`, which knows its keys. */
  @IsOptional()
  @IsObject()
  @ApiProperty({
    description: 'Los filtros del historial',
    type: 'object',
    additionalProperties: true,
  })
  filter?: DocumentFilter;
}

export class ExportDto implements ExportRequest {
  @IsIn(EXPORT_FORMATS)
  format!: ExportFormat;

  @IsDefined()
  @ValidateNested()
  @Type(() => SelectionDto)
  selection!: SelectionDto;
}
