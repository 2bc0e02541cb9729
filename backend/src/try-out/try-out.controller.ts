import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { TryOutSample } from '../contracts/try-out';
import { Allow } from '../access';
import { ApiJsonResponse } from '../platform/api-answers';
import { TryOutService } from './try-out.service';
import { Visitor } from './visitor';

@ApiTags('Prueba sin cuenta')
@Controller('try-out')
export class TryOutController {
  constructor(private readonly tryOuts: TryOutService) {}

  @Get()
  @Allow('try-out.use')
  @ApiOperation({ summary: 'Documentos que se pueden leer sin cuenta' })
  list(): TryOutSample[] {
    return this.tryOuts.list();
  }

  /** The head of the answer goes out when the visitor's turn has come, its body when all is read. */
  @Post(':sample')
  @Allow('try-out.use')
  @ApiOperation({ summary: 'Lee un documento de prueba y no guarda nada' })
  @ApiJsonResponse(200, 'TryOutReading', 'Lo leído hace un instante')
  async read(
    @Param('sample') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visitor = new Visitor(request, response);
    visitor.answer(await this.tryOuts.read(id, visitor));
  }
}
