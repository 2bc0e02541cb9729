import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { ProxyWatch } from '../http/proxy-watch';
import { TenantNames } from '../http/tenant-names';
import { TenantThings } from '../http/tenant-things';
import { Announcements } from './announcements';

/** What everything may use without asking: clock, lines shown at the start, owners and names of things. */
@Global()
@Module({
  providers: [Clock, Announcements, TenantThings, TenantNames, ProxyWatch],
  exports: [Clock, Announcements, TenantThings, TenantNames, ProxyWatch],
})
export class CoreModule {}
