import type { Endpoint, EndpointRequest } from '@caderneta/contract';

/** Any call that answers pages of rows. */
export type AnyList = Endpoint<EndpointRequest, Endpoint['response'], true>;
