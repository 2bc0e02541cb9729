import { Module, type Provider } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { RequestLimitGuard } from './request-limit.guard';
import { TenantThings } from './tenant-things';

@Module({ providers: [TenantThings], exports: [TenantThings] })
export class AccessModule {
  /** Of every route, in their order; a program of the shell has no routes. */
  static readonly guards: readonly Provider[] = [
    { provide: APP_GUARD, useClass: RequestLimitGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ];
}
