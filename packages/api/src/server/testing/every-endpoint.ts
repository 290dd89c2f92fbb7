import * as contract from '@caderneta/contract';

/** Every call of the contract, from every group that it exports: a new group is taken in by itself. */
export const everyEndpoint: readonly contract.Endpoint[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group as Record<string, contract.Endpoint>));
