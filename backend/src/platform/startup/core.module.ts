import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Announcements } from './announcements';

/** What everything may use without asking: the clock and the lines shown at the start. */
@Global()
@Module({ providers: [Clock, Announcements], exports: [Clock, Announcements] })
export class CoreModule {}
