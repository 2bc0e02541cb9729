import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents';
import { UsersModule } from '../users';
import {
  CalendarLinkRecord,
  CalendarLinkSchema,
  CalendarLinksRepository,
} from './calendar/calendar-links.repository';
import { CalendarController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { DueDatesController } from './due-dates.controller';
import { DueDatesService } from './due-dates.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CalendarLinkRecord.name, schema: CalendarLinkSchema }]),
    DocumentsModule,
    UsersModule,
  ],
  controllers: [DueDatesController, CalendarController],
  providers: [DueDatesService, CalendarService, CalendarLinksRepository],
})
export class DueDatesModule {}
