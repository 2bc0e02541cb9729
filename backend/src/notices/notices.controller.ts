import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsISO8601 } from 'class-validator';
import { Allow, CurrentUser, type SessionUser } from '../access';
import {
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeList,
  type NoticeMail,
  type NoticeMailView,
  type NoticesSeen,
} from '../contracts/notices';
import { DocumentQuery } from '../documents';
import { Clock } from '../platform/clock/clock';
import { MailSender } from '../platform/mail';
import { NoticePeopleRepository } from './notice-people.repository';
import { NoticeReading } from './notice-reading.service';

export class NoticeMailDto implements NoticeMail {
  @IsIn(Object.keys(NOTICE_KINDS), { each: true })
  @ArrayUnique()
  @IsArray()
  kinds!: NoticeKind[];
}

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
    private readonly sender: MailSender,
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

  @Get('mail')
  @Allow('notices.read')
  @ApiOperation({ summary: 'Qué avisos recibe la persona también por correo' })
  async mailed(@CurrentUser() { tenantId, id }: SessionUser): Promise<NoticeMailView> {
    const person = await this.people.personOf(tenantId, id);
    return { kinds: person?.mail ?? [], isPossible: this.sender.isPossible };
  }

  @Put('mail')
  @Allow('notices.read')
  @ApiOperation({ summary: 'Elige qué avisos recibe por correo, desde ahora' })
  async choose(
    @CurrentUser() user: SessionUser,
    @Body() { kinds }: NoticeMailDto,
  ): Promise<NoticeMailView> {
    await this.people.chooseMail(user.tenantId, user.id, kinds, this.clock.now());
    return this.mailed(user);
  }
}
