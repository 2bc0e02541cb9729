import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../access';
import { AuditModule } from '../audit';
import { DocumentsModule } from '../documents';
import {
  NoticePeopleRepository,
  NoticePersonRecord,
  NoticePersonSchema,
} from './notice-people.repository';
import { NoticeReading } from './notice-reading.service';
import { NoticesController } from './notices.controller';

@Module({
  imports: [
    AccessModule,
    AuditModule,
    DocumentsModule,
    MongooseModule.forFeature([{ name: NoticePersonRecord.name, schema: NoticePersonSchema }]),
  ],
  controllers: [NoticesController],
  providers: [NoticePeopleRepository, NoticeReading],
})
export class NoticesModule {}
