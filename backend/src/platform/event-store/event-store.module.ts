import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EventLog } from './event-log';
import { EventLogRepository } from './event-log.repository';
import { EventStore } from './event-store';
import { EventMaintenanceRepository } from './event-maintenance.repository';
import { EventRepository } from './event.repository';
import { EventRecord, EventSchema } from './event.schema';
import { Upcasters } from './stored-event';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: EventRecord.name, schema: EventSchema }])],
  providers: [
    EventRepository,
    EventLogRepository,
    EventMaintenanceRepository,
    EventStore,
    EventLog,
    Upcasters,
  ],
  exports: [EventStore, EventLog, Upcasters],
})
export class EventStoreModule {}
