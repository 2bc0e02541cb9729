import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import {
  METHOD_METADATA,
  PARAMTYPES_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ModulesContainer } from '@nestjs/core';
import type { Action } from '../../src/contracts/policy';
import { ALLOW_KEY } from '../../src/access/access.guard';

export interface AppRoute {
  method: 'get' | 'post' | 'put' | 'delete' | 'patch';
  /** As declared: `/documents/:id`. */
  path: string;
  action: Action | undefined;
  /** What its body is checked against. */
  body: Type | undefined;
}

const meta = <T>(key: string, of: object): T | undefined =>
  Reflect.getMetadata(key, of) as T | undefined;

/** The class of the argument that takes the body. */
function bodyOf(controller: Type, name: string): Type | undefined {
  const read = <T>(key: string, of: object) =>
    (Reflect.getMetadata(key, of, name) ?? {}) as Record<string, T>;
  const args = Object.entries(read<{ index: number }>(ROUTE_ARGS_METADATA, controller));
  const arg = args.find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`))?.[1];
  const types = read<Type>(PARAMTYPES_METADATA, controller.prototype as object);
  return arg && types[arg.index];
}

function routesOf(controller: Type): AppRoute[] {
  const prototype = controller.prototype as Record<string, unknown>;
  const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return names.flatMap((name) => {
    const handler = prototype[name];
    const path = typeof handler === 'function' ? meta<string>(PATH_METADATA, handler) : undefined;
    if (typeof handler !== 'function' || path === undefined) return [];
    const verb = RequestMethod[meta<RequestMethod>(METHOD_METADATA, handler) ?? 0] ?? 'GET';
    const base = meta<string>(PATH_METADATA, controller) ?? '';
    const parts = [base, path].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean);
    return [
      {
        method: verb.toLowerCase() as AppRoute['method'],
        path: `/${parts.join('/')}`,
        action: meta<Action>(ALLOW_KEY, handler),
        body: bodyOf(controller, name),
      },
    ];
  });
}

/** Every route that the controllers of an application declare. */
export function appRoutes(app: INestApplication): AppRoute[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => (metatype ? routesOf(metatype as Type) : []));
}
