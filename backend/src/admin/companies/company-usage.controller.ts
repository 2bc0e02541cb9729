import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { Allow, ApiRowsResponse, contentRange } from '../../platform/http';
import { csvText } from '../../rules/csv';
import { companyUsageQuery } from './company-usage-query';
import { CompanyUsageService } from './company-usage.service';
import { usageTable } from './usage-table';

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
