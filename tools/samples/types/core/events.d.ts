declare const service: unique symbol;
declare const payload: unique symbol;

/** A value of a service's `EVENTS`: only that service takes it, and its listeners get what it carries. */
export type EventOf<Service extends string, Payload> = string & {
  readonly [service]: Service;
  readonly [payload]: Payload;
};

/** What `subscribe` gives back. platform/core/src/services/_shared/pubSubServiceInterface.ts */
export interface Subscription {
  unsubscribe(): void;
}

/** A service of the viewer with the events that samples listen to, and what each carries. platform/core/src/services/_shared/pubSubServiceInterface.ts */
export interface Publisher<Service extends string, Payloads extends object> {
  readonly EVENTS: { readonly [Name in keyof Payloads]: EventOf<Service, Payloads[Name]> };
  subscribe<Event extends EventOf<Service, unknown>>(
    event: Event,
    listener: (data: PayloadOf<Event>) => unknown,
  ): Subscription;
}

/** What an event carries; of one of several, what one of them carries. */
export type PayloadOf<Event> = Event extends EventOf<string, infer Payload> ? Payload : never;

/** Any service with events: one of the viewer's or the reader's own. */
export interface AnyPublisher {
  readonly EVENTS: object;
  subscribe(event: never, listener: (data: never) => unknown): Subscription;
}

/** Base class for services of the reader's own. platform/core/src/services/_shared/pubSubServiceInterface.ts */
export class PubSubService {
  constructor(events: Readonly<Record<string, string>>);
  readonly EVENTS: Readonly<Record<string, string>>;
  subscribe(event: string, listener: (data: any) => unknown): Subscription;
  protected _broadcastEvent(event: string, data: object): void;
}
