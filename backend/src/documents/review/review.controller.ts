import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { ReviewAnswer } from '../../contracts/document-change';
import type { ReviewLockAnswer, ReviewQueue, StoryEntry } from '../../contracts/review';
import { HELD_VERSION_HEADER } from '../../contracts/headers';
import type { TableDataResponse } from '../../contracts/table-data';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { UuidPipe, VersionTag } from '../../platform/requests';
import { ConfirmService } from './confirm.service';
import { EditService, ItemsService } from './edit.service';
import { ReviewReadingService } from './review-reading.service';
import {
  AddItemDto,
  ConfirmDto,
  EditFieldDto,
  PostponeDto,
  ReopenDto,
  ReviewLockDto,
  ReviewQueueDto,
} from './review.dto';
import { ReviewLockService } from './review-lock.service';
import { Act, type HeldAct } from '../document/document-act';

@ApiTags('Revisión')
@Controller('documents')
export class ReviewReadingController {
  constructor(private readonly review: ReviewReadingService) {}

  @Get('review-queue')
  @Allow('documents.review')
  @ApiOperation({ summary: 'Documentos por revisar, los que vencen antes primero' })
  queue(
    @CurrentUser() user: SessionUser,
    @Query() { filter }: ReviewQueueDto,
  ): Promise<ReviewQueue> {
    return this.review.queue(user, filter);
  }

  @Get(':id/table')
  @Allow('documents.read')
  @ApiOperation({ summary: 'Tablas y texto del documento' })
  table(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<TableDataResponse> {
    return this.review.table(user.tenantId, id);
  }

  @Get(':id/events')
  @Allow('documents.read')
  @ApiOperation({ summary: 'Quién hizo qué con el documento, lo más nuevo primero' })
  story(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<StoryEntry[]> {
    return this.review.story(user.tenantId, id);
  }
}

const SEEN = { name: 'If-Match', required: false, description: 'Versión que se ha visto' };
const HELD = {
  name: HELD_VERSION_HEADER,
  required: false,
  description:
    'Versión que el cliente conserva: si el cambio se hizo sobre ella, se responde solo lo que cambió (DocumentChange)',
};

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
  @ApiHeader(HELD)
  @ApiOperation({ summary: 'Corrige un dato, o da por bueno uno dudoso' })
  editField(@Act() act: HeldAct, @Body() body: EditFieldDto): Promise<ReviewAnswer> {
    return this.edits.editField(act, body);
  }

  @Post('items')
  @HttpCode(200)
  @Allow('documents.review')
  @ApiHeader(SEEN)
  @ApiHeader(HELD)
  @ApiOperation({ summary: 'Agrega una fila a los artículos, o devuelve una que se quitó' })
  addItem(@Act() act: HeldAct, @Body() body: AddItemDto): Promise<ReviewAnswer> {
    return this.items.add(act, body);
  }

  @Delete('items/:index')
  @Allow('documents.review')
  @ApiHeader(SEEN)
  @ApiHeader(HELD)
  @ApiOperation({ summary: 'Quita una fila de los artículos' })
  removeItem(@Act() act: HeldAct, @Param('index') index: number): Promise<ReviewAnswer> {
    return this.items.remove(act, index);
  }

  @Post('confirm')
  @HttpCode(200)
  @Allow('documents.confirm')
  @ApiHeader(SEEN)
  @ApiHeader(HELD)
  @ApiOperation({ summary: 'Confirma el documento y lo bloquea' })
  confirm(@Act() act: HeldAct, @Body() body: ConfirmDto): Promise<ReviewAnswer> {
    return this.confirmation.confirm(act, body);
  }

  @Post('reopen')
  @HttpCode(200)
  @Allow('documents.reopen')
  @ApiHeader(HELD)
  @ApiOperation({ summary: 'Reabre un documento confirmado, con su motivo' })
  reopen(@Act() act: HeldAct, @Body() { reason }: ReopenDto): Promise<ReviewAnswer> {
    return this.confirmation.reopen(act, reason);
  }

  @Post('postpone')
  @HttpCode(200)
  @Allow('documents.review')
  @ApiHeader(HELD)
  @ApiOperation({ summary: 'Pospone la revisión hasta mañana, o hasta la fecha dada' })
  postpone(@Act() act: HeldAct, @Body() body: PostponeDto): Promise<ReviewAnswer> {
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
