import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../access';
import { AuditModule } from '../audit';
import { DocumentsModule } from '../documents';
import { MailSender } from '../platform/mail';
import { UsersModule } from '../users';
import {
  NoticePeopleRepository,
  NoticePersonRecord,
  NoticePersonSchema,
} from './notice-people.repository';
import { NoticeMailMaintenanceRepository } from './notice-mail-maintenance.repository';
import { NoticeMails } from './notice-mails.service';
import { NoticeReading } from './notice-reading.service';
import { NoticesController } from './notices.controller';

@Module({
  imports: [
    AccessModule,
    AuditModule,
    DocumentsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: NoticePersonRecord.name, schema: NoticePersonSchema }]),
  ],
  controllers: [NoticesController],
  providers: [
    MailSender,
    NoticeMailMaintenanceRepository,
    NoticeMails,
    NoticePeopleRepository,
    NoticeReading,
  ],
})
export class NoticesModule {}
