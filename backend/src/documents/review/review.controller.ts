import { Body, Controller, Delete, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { DocumentDetail } from '../../contracts/document';
import type { ReviewLockAnswer } from '../../contracts/review';
import { Allow, CurrentUser, UuidPipe, type SessionUser, VersionTag } from '../../platform/http';
import { ConfirmService } from './confirm.service';
import { EditService } from './edit.service';
import { ItemsService } from './items.service';
import { Act } from './review-act';
import {
  AddItemDto,
  ConfirmDto,
  EditFieldDto,
  PostponeDto,
  ReopenDto,
  ReviewLockDto,
} from './review.dto';
import { ReviewLockService } from './review-lock.service';
import type { ReviewAct } from './review-writer.service';

const SEEN = { name: 'If-Match', required: false, description: 'Versión que se ha visto' };

@ApiTags('Revisión')
@ApiParam({ name: 'id', type: String })
@UseInterceptors(new VersionTag('version'))
@Controller('documents/:id')
export class ReviewController {
  constructor(
    private readonly edits: EditService,
    private readonly items: ItemsService,
    private readonly confirmation: ConfirmService,
    private readonly locks: ReviewLockService,
  ) {}

  @Post('edit-field')
  @HttpCode(200)
  @Allow('documents.review')
  @ApiHeader(SEEN)
  @ApiOperation({ summary: 'Corrige un dato, o da por bueno uno dudoso' })
  editField(@Act() act: ReviewAct, @Body() body: EditFieldDto): Promise<DocumentDetail> {
    return this.edits.editField(act, body);
  }

  @Post('items')
  @HttpCode(200)
  @Allow('documents.review')
  @ApiHeader(SEEN)
  @ApiOperation({ summary: 'Agrega una fila a los artículos, o devuelve una que se quitó' })
  addItem(@Act() act: ReviewAct, @Body() body: AddItemDto): Promise<DocumentDetail> {
    return this.items.add(act, body);
  }

  @Delete('items/:index')
  @Allow('documents.review')
  @ApiHeader(SEEN)
  @ApiOperation({ summary: 'Quita una fila de los artículos' })
  removeItem(@Act() act: ReviewAct, @Param('index') index: number): Promise<DocumentDetail> {
    return this.items.remove(act, index);
  }

  @Post('confirm')
  @HttpCode(200)
  @Allow('documents.confirm')
  @ApiHeader(SEEN)
  @ApiOperation({ summary: 'Confirma el documento y lo bloquea' })
  confirm(@Act() act: ReviewAct, @Body() body: ConfirmDto): Promise<DocumentDetail> {
    return this.confirmation.confirm(act, body);
  }

  @Post('reopen')
  @HttpCode(200)
  @Allow('documents.reopen')
  @ApiOperation({ summary: 'Reabre un documento confirmado, con su motivo' })
  reopen(@Act() act: ReviewAct, @Body() { reason }: ReopenDto): Promise<DocumentDetail> {
    return this.confirmation.reopen(act, reason);
  }

  @Post('postpone')
  @HttpCode(200)
  @Allow('documents.review')
  @ApiOperation({ summary: 'Pospone la revisión hasta mañana, o hasta la fecha dada' })
  postpone(@Act() act: ReviewAct, @Body() body: PostponeDto): Promise<DocumentDetail> {
    return this.confirmation.postpone(act, body);
  }

  @Post('review-lock')
  @HttpCode(200)
  @Allow('documents.review')
  @ApiOperation({ summary: 'Avisa a los demás que se está revisando el documento' })
  lock(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Body() { take = false }: ReviewLockDto,
  ): Promise<ReviewLockAnswer> {
    return this.locks.take(user, id, take);
  }

  @Delete('review-lock')
  @Allow('documents.review')
  @ApiOperation({ summary: 'Deja de revisar el documento' })
  unlock(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<ReviewLockAnswer> {
    return this.locks.release(user, id);
  }
}
