import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityRepository } from './activity.repository';
import { ActivityRecord, ActivitySchema } from './activity.schema';
import { ActivityService } from './activity.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: ActivityRecord.name, schema: ActivitySchema }])],
  providers: [ActivityRepository, ActivityService],
  exports: [ActivityService],
})
export class AuditModule {}
