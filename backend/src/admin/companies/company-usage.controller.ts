import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { CompanyUsage } from '../../contracts/company-usage';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { Allow } from '../../access';
import { ApiRowsResponse } from '../../platform/api-answers';
import { contentRange } from '../../platform/requests';
import { csvText } from '../../rules/csv';
import { companyUsageQuery } from './company-usage-query';
import { CompanyUsageService } from './company-usage.service';

const COLUMNS: readonly [string, (row: CompanyUsage) => string | number | null][] = [
  ['Mes', ({ month }) => month],
  ['Empresa', ({ companyName }) => companyName],
  ['Identificador', ({ companyId }) => companyId],
  ['Documentos', ({ documents }) => documents],
  ['Páginas', ({ pages }) => pages],
  ['Créditos', ({ creditsUsed }) => creditsUsed],
  ['Costo de motores (US$)', ({ costUsd }) => costUsd.toFixed(4)],
  ['Personas activas', ({ people }) => people],
  ['Último uso', ({ lastUseAt }) => lastUseAt],
  ['Archivos', ({ storageFiles }) => storageFiles],
  ['Bytes', ({ storageBytes }) => storageBytes],
];

/** Head and lines of the usage of companies as cells of a CSV. */
function usageTable(rows: readonly CompanyUsage[]): string[][] {
  const lines = rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row) ?? '')));
  return [COLUMNS.map(([title]) => title), ...lines];
}

const FILTER = { name: 'filter', required: false, type: String, description: '{month, q} en JSON' };
const SORT = {
  name: 'sort',
  required: false,
  type: String,
  description: '[clave, "ASC" | "DESC"] en JSON',
};

@ApiTags('Administración')
@Controller('admin')
export class CompanyUsageController {
  constructor(private readonly usage: CompanyUsageService) {}

  @Get('company-usage')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Lo que usó cada empresa en un mes, la que más subió primero' })
  @ApiRowsResponse('CompanyUsage', MAX_LIST_WITHOUT_RANGE)
  @ApiQuery(SORT)
  @ApiQuery(FILTER)
  async list(
    @Res() response: Response,
    @Query('range') range?: unknown,
    @Query('sort') sort?: unknown,
    @Query('filter') filter?: unknown,
  ): Promise<void> {
    const query = companyUsageQuery({ range, sort, filter }, this.usage.month());
    const { rows, total } = await this.usage.page(query);
    response.set('Content-Range', contentRange('company-usage', query.range, rows.length, total));
    response.json(rows);
  }

  @Get('company-usage.csv')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Lo que usó cada empresa en un mes, como CSV' })
  @ApiQuery(SORT)
  @ApiQuery(FILTER)
  async csv(
    @Res() response: Response,
    @Query('sort') sort?: unknown,
    @Query('filter') filter?: unknown,
  ): Promise<void> {
    const query = companyUsageQuery({ sort, filter }, this.usage.month());
    const rows = await this.usage.rows(query);
    response.attachment(`uso-por-empresa-${query.month}.csv`);
    response.type('text/csv; charset=utf-8').send(csvText(usageTable(rows)));
  }
}
