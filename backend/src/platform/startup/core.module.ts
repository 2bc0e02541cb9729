import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { TenantThings } from '../http/tenant-things';
import { Announcements } from './announcements';

/** What everything may use without asking: clock, lines shown at the start, owners of things. */
@Global()
@Module({
  providers: [Clock, Announcements, TenantThings],
  exports: [Clock, Announcements, TenantThings],
})
export class CoreModule {}
