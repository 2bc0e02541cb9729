import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { POLICY, type Action } from '../../contracts/policy';

export const ALLOW_KEY = 'foliado:allow';

/**
 * Declares which action of the policy table a route is. A route without it is refused to everybody.
 * The description of the API says it too.
 */
export const Allow = (action: Action) =>
  applyDecorators(
    SetMetadata(ALLOW_KEY, action),
    ApiExtension('x-action', action),
    ...(POLICY[action].access === 'session' ? [ApiSecurity('cookie')] : []),
  );
