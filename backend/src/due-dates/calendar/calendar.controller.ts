import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import type { OneTimeLink } from '../../contracts/account';
import type { CalendarLink } from '../../contracts/due-dates';
import { ApiBytesResponse } from '../../platform/api-answers';
import { AppConfig } from '../../platform/config/app-config';
import { ownOrigin } from '../../platform/http';
import { AddressThrottle } from '../../platform/rate-limit';
import { CalendarService } from './calendar.service';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
/** Calendars that one address may ask for: programs of many people may share one. */
const OF_ADDRESS = { points: 120, durationSeconds: 60 };

@ApiTags('Vencimientos')
@Controller('due-dates')
export class CalendarController {
  constructor(
    private readonly calendars: CalendarService,
    private readonly throttle: AddressThrottle,
    private readonly config: AppConfig,
  ) {}

  @Get('link')
  @Allow('due-dates.read')
  @ApiOperation({ summary: 'Hasta cuándo funciona el enlace de calendario propio' })
  link(@CurrentUser() { id }: SessionUser): Promise<CalendarLink> {
    return this.calendars.linkOf(id);
  }

  @Post('link')
  @Allow('due-dates.read')
  @ApiOperation({ summary: 'Un enlace de calendario nuevo, que se muestra una vez' })
  issue(@CurrentActor() actor: RequestActor, @Req() request: Request): Promise<OneTimeLink> {
    return this.calendars.issue(actor, ownOrigin(request, this.config.publicUrl));
  }

  @Delete('link')
  @HttpCode(204)
  @Allow('due-dates.read')
  @ApiOperation({ summary: 'Anula el enlace de calendario propio' })
  revoke(@CurrentActor() actor: RequestActor): Promise<void> {
    return this.calendars.revoke(actor);
  }

  @Get('calendar/:token.ics')
  @Allow('due-dates.calendar')
  @ApiOperation({ summary: 'El calendario detrás de un enlace: días y cuántos documentos vencen' })
  @ApiBytesResponse(200, 'iCalendar', CALENDAR_TYPE)
  async calendar(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.throttle.use('calendar', request.ip ?? '', OF_ADDRESS);
    const origin = ownOrigin(request, this.config.publicUrl);
    response.type(CALENDAR_TYPE).send(await this.calendars.calendarBehind(token, origin));
  }
}
