import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import {
  DEPOSIT_LIST_MAX,
  type DepositPreview,
  type DetractionDeposit,
} from '../../contracts/detraction-deposits';
import { ApiBytesResponse, ApiRowsResponse } from '../../platform/api-answers';
import { contentRange, rangeOf, UuidPipe } from '../../platform/requests';
import { sendDownload } from '../send-download';
import { DepositDto } from './deposit.dto';
import { DepositsService } from './deposits.service';

@ApiTags('Detracciones')
@Controller('detraction-deposits')
export class DepositsController {
  constructor(private readonly deposits: DepositsService) {}

  @Get()
  @Allow('detraction-deposits.read')
  @ApiOperation({ summary: 'Los archivos de depósito de la empresa, los más nuevos primero' })
  @ApiRowsResponse('DetractionDeposit', DEPOSIT_LIST_MAX)
  async list(
    @CurrentUser() { tenantId }: SessionUser,
    @Res() response: Response,
    @Query('range') query?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, DEPOSIT_LIST_MAX);
    const { deposits, total } = await this.deposits.list(tenantId, range);
    response.set('Content-Range', contentRange('deposits', range, deposits.length, total));
    response.json(deposits);
  }

  @Get('documents')
  @Allow('detraction-deposits.read')
  @ApiOperation({ summary: 'Los documentos cuya detracción espera su depósito, por plazo' })
  preview(@CurrentUser() user: SessionUser): Promise<DepositPreview> {
    return this.deposits.preview(user);
  }

  @Post()
  @Allow('detraction-deposits.create')
  @ApiOperation({
    summary: 'Registra un archivo de depósito masivo: todos los documentos o ninguno',
  })
  createDeposit(
    @CurrentActor() user: RequestActor,
    @Body() body: DepositDto,
  ): Promise<DetractionDeposit> {
    return this.deposits.createDeposit(user, body);
  }

  @Get(':id/file')
  @Allow('detraction-deposits.read')
  @ApiOperation({ summary: 'El archivo de un depósito registrado, como lo pide SUNAT' })
  @ApiBytesResponse(200, 'El archivo', 'text/plain')
  async file(
    @CurrentUser() { tenantId }: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendDownload(response, await this.deposits.file(tenantId, id));
  }
}
