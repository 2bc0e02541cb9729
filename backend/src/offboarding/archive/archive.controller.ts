import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { Allow, CurrentActor, type RequestActor } from '../../access';
import { ApiBytesResponse } from '../../platform/api-answers';
import { UuidPipe } from '../../platform/requests';
import { DataArchive, type Archive } from './data-archive.service';

const COMPANY = 'Todo lo de la empresa en un ZIP';
const PERSON = 'Todo lo de una persona en un ZIP';
const ZIP = () => ApiBytesResponse(200, 'Archivo ZIP', 'application/zip');

async function send(
  response: Response,
  open: (gone: AbortSignal) => Promise<Archive>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { name, body } = await open(gone.signal);
  response.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition(name),
  });
  await pipeline(body, response);
}

@ApiTags('Datos personales')
@Controller()
export class ArchiveController {
  constructor(private readonly archives: DataArchive) {}

  @Get('account/export')
  @Allow('account.read')
  @ApiOperation({ summary: 'Todo lo propio en un ZIP' })
  @ZIP()
  own(@CurrentActor() actor: RequestActor, @Res() response: Response): Promise<void> {
    return send(response, (gone) => this.archives.ofPerson(actor, actor.id, gone));
  }

  @Get('company/export')
  @Allow('company.leave')
  @ApiOperation({ summary: COMPANY })
  @ZIP()
  company(@CurrentActor() actor: RequestActor, @Res() response: Response): Promise<void> {
    return send(response, (gone) => this.archives.ofCompany(actor, actor.companyId, gone));
  }

  @Get('company/users/:id/export')
  @Allow('company.members')
  @ApiOperation({ summary: PERSON })
  @ZIP()
  member(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    return send(response, (gone) => this.archives.ofPerson(actor, id, gone));
  }

  @Get('admin/user/:id/export')
  @Allow('admin.users')
  @ApiOperation({ summary: PERSON })
  @ZIP()
  person(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    return send(response, (gone) => this.archives.ofPerson(actor, id, gone));
  }

  @Get('admin/company/:id/export')
  @Allow('admin.users')
  @ApiOperation({ summary: `${COMPANY}, sin el contenido de los documentos` })
  @ZIP()
  anyCompany(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    return send(response, (gone) => this.archives.ofCompany(actor, id, gone));
  }
}
