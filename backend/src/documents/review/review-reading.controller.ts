import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ReviewQueue, StoryEntry } from '../../contracts/review';
import type { TableDataResponse } from '../../contracts/table-data';
import { Allow, CurrentUser, UuidPipe, type SessionUser } from '../../platform/http';
import { ReviewQueueDto } from './review.dto';
import { ReviewReadingService } from './review-reading.service';

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
