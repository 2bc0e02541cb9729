import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AdminUser, UserStats } from '../../contracts/admin';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { Allow } from '../../access';
import { ApiRowsResponse } from '../../platform/api-answers';
import { contentRange, rangeOf, UuidPipe } from '../../platform/requests';
import { adminActor } from '../admin-actor';
import { AdminUserUpdateDto } from './admin-user.dto';
import { AdminUsersService } from './admin-users.service';
import { userQuery } from './user-query';

const MAX_ACTIVITY = 100;

@ApiTags('Administración')
@Controller('admin')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  @Get('users')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Usuarios de todas las empresas, los más nuevos primero' })
  @ApiRowsResponse('AdminUser', MAX_LIST_WITHOUT_RANGE)
  @ApiQuery({
    name: 'sort',
    required: false,
    type: String,
    description: '[clave, "ASC" | "DESC"] en JSON',
  })
  @ApiQuery({
    name: 'filter',
    required: false,
    type: String,
    description: '{q, role, isActive, companyId} en JSON',
  })
  async list(
    @Res() response: Response,
    @Query('range') range?: unknown,
    @Query('sort') sort?: unknown,
    @Query('filter') filter?: unknown,
  ): Promise<void> {
    const query = userQuery({ range, sort, filter });
    const { users, total } = await this.users.list(query);
    response.set('Content-Range', contentRange('users', query.range, users.length, total));
    response.json(users);
  }

  @Get('user/:id/stats')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Documentos y tiempo de lectura de un usuario' })
  stats(@Param('id', UuidPipe) id: string): Promise<UserStats> {
    return this.users.stats(id);
  }

  @Get('activity/:id')
  @Allow('admin.read')
  @ApiOperation({ summary: 'Actividad de un usuario, la más nueva primero' })
  @ApiRowsResponse('ActivityEntry', MAX_ACTIVITY)
  async activity(
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
    @Query('range') query?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, MAX_ACTIVITY);
    const { entries, total } = await this.users.activityOf(id, range);
    response.set('Content-Range', contentRange('activity', range, entries.length, total));
    response.json(entries);
  }

  @Put('user/:id')
  @Allow('admin.users')
  @ApiOperation({ summary: 'Cambia el rol de un usuario, o activa o desactiva su cuenta' })
  update(
    @Param('id', UuidPipe) id: string,
    @Body() update: AdminUserUpdateDto,
    @Req() request: Request,
  ): Promise<AdminUser> {
    return this.users.update(adminActor(request), id, update);
  }
}
