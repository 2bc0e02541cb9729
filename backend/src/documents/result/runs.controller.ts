import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { DocumentRuns, SecondReadingResponse } from '../../contracts/runs';
import { Allow, CurrentUser, sessionUser, type SessionUser } from '../../access';
import { UuidPipe } from '../../platform/requests';
import { UploadLimited } from '../upload/upload-limit.guard';
import { CancelReading } from './cancel-reading.service';
import type { RequestOrigin } from './reading-restart.service';
import { DocumentRunsService } from './runs.service';
import { SecondReadingDto } from '../second-reading/second-reading.dto';
import { SecondReadings } from '../second-reading/second-reading.service';

@ApiTags('Documentos')
@Controller('documents')
export class RunsController {
  constructor(
    private readonly runs: DocumentRunsService,
    private readonly seconds: SecondReadings,
    private readonly cancels: CancelReading,
  ) {}

  @Get(':id/runs')
  @Allow('documents.runs')
  @ApiOperation({ summary: 'Lo que leyó cada motor, lo que costó y en qué se diferencian' })
  all(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<DocumentRuns> {
    return this.runs.runsOf(user.tenantId, id);
  }

  @Post(':id/second-reading')
  @HttpCode(202)
  @Allow('documents.second-reading')
  @UploadLimited()
  @ApiOperation({ summary: 'Pide a otro motor una segunda lectura; no cuesta créditos' })
  second(
    @Param('id', UuidPipe) id: string,
    @Body() choice: SecondReadingDto,
    @Req() request: Request,
  ): Promise<SecondReadingResponse> {
    return this.seconds.request(sessionUser(request), id, choice, originOf(request));
  }

  @Post(':id/cancel-reading')
  @HttpCode(204)
  @Allow('documents.cancel-reading')
  @ApiOperation({ summary: 'Cancela la lectura en curso; el crédito vuelve' })
  cancel(@Param('id', UuidPipe) id: string, @Req() request: Request): Promise<void> {
    return this.cancels.cancel(sessionUser(request), id, originOf(request));
  }
}

const originOf = ({ id, ip }: Request): RequestOrigin => ({
  correlationId: String(id),
  ipAddress: ip ?? null,
});
