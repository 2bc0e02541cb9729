import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EventStore } from './event-store';
import { EventMaintenanceRepository } from './event-maintenance.repository';
import { EventRepository } from './event.repository';
import { EventRecord, EventSchema } from './event.schema';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: EventRecord.name, schema: EventSchema }])],
  providers: [EventRepository, EventMaintenanceRepository, EventStore],
  exports: [EventStore],
})
export class EventStoreModule {}
