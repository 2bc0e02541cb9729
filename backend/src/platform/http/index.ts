export { builtAsset } from './assets.middleware';
export { asDomainError, ErrorFilter } from './error.filter';
export { useHttpChain } from './http-chain';
export { ownOrigin } from './origin.middleware';
export { ProxyWatch } from './proxy-watch';
