import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IsISO8601 } from 'class-validator';
import { Allow, CurrentUser, type SessionUser } from '../access';
import type { NoticeList, NoticesSeen } from '../contracts/notices';
import { DocumentQuery } from '../documents';
import { Clock } from '../platform/clock/clock';
import { NoticePeopleRepository } from './notice-people.repository';
import { NoticeReading } from './notice-reading.service';

export class NoticesSeenDto implements NoticesSeen {
  @IsISO8601({ strict: true })
  until!: string;
}

@ApiTags('Avisos')
@Controller('notices')
export class NoticesController {
  constructor(
    private readonly reading: NoticeReading,
    private readonly people: NoticePeopleRepository,
    private readonly documents: DocumentQuery,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('notices.read')
  @ApiOperation({ summary: 'Lo que pasó en los últimos días con lo que atiende la persona' })
  async list(@CurrentUser() user: SessionUser): Promise<NoticeList> {
    const { tenantId } = user;
    const revision = String(await this.documents.revision(tenantId));
    const person = await this.people.personOf(tenantId, user.id);
    const notices = await this.reading.noticesFor(tenantId, user, person?.seenAt ?? null);
    return { notices, revision };
  }

  @Post('seen')
  @HttpCode(204)
  @Allow('notices.read')
  @ApiOperation({ summary: 'La persona vio sus avisos hasta un instante' })
  async see(@CurrentUser() user: SessionUser, @Body() { until }: NoticesSeenDto): Promise<void> {
    const now = this.clock.now().getTime();
    const seen = new Date(Math.min(Date.parse(until), now));
    await this.people.see(user.tenantId, user.id, seen);
  }
}
