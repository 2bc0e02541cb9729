import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  DELETION_REASON_LABEL,
  type DeletionReason,
  type DocumentDeletion,
} from '../../contracts/document';

const REASONS = Object.keys(DELETION_REASON_LABEL);

/** Body of `DELETE /api/documents/{id}`. */
export class DeleteDocumentDto implements DocumentDeletion {
  /** A reason of the list; free text could hold what the deletion is to remove. */
  @ApiProperty({ description: 'Un motivo de la lista' })
  @IsIn(REASONS)
  reason!: DeletionReason;
}
