import type { FailureCode, FieldError, RecordConflict, SessionUser } from '@caderneta/contract';
import { session } from '../session/session.ts';

/** What a call is answered with: data, or a failure. */
export type Answer =
  | { readonly data: unknown; readonly truncated?: boolean }
  | {
      readonly status: number;
      readonly message: string;
      readonly code?: FailureCode;
      readonly errors?: readonly FieldError[];
      readonly current?: readonly unknown[];
      readonly conflict?: RecordConflict;
    };
/** Answers by 'METHOD /path'; a function is given what was sent and the query, and may take its time. */
export type Answers = Readonly<
  Record<string, Answer | ((body: unknown, query: URLSearchParams) => Answer | Promise<Answer>)>
>;

const user: SessionUser = {
  id: 'rosa',
  name: 'Rosa Maria Teles',
  email: 'rosa.teles@rede.example',
  role: 'MUNICIPALITY',
  is_active: true,
  profiles: [],
  permissions: [],
};

/** A server that answers a story, and remembers what was sent to it. */
export class StoryServer {
  readonly sent: { readonly call: string; readonly body: unknown }[] = [];

  /** For a story's `beforeEach`: signs somebody in (a municipality's administrator, or as told), and answers these calls until the story is over. */
  readonly answer =
    (answers: Answers, as: Partial<SessionUser> = {}) =>
    () => {
      this.sent.length = 0;
      session.start({ user: { ...user, ...as }, access_token: 'story', expires_at: '2099-01-01T00:00:00Z' });
      const before = globalThis.fetch;
      globalThis.fetch = async (input, init) => {
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin);
        const name = `${init?.method ?? 'GET'} ${pathname}`;
        const known = answers[name];
        if (known === undefined) return before(input, init);
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
        this.sent.push({ call: name, body });
        const answer = typeof known === 'function' ? await known(body, searchParams) : known;
        if ('data' in answer) {
          const { data, truncated } = answer;
          return Response.json({ success: true, message: '', data, truncated });
        }
        const { status, ...said } = answer;
        return Response.json({ success: false, code: 'internal', ...said, request_id: 'story' }, { status });
      };
      return () => {
        globalThis.fetch = before;
        session.signOut();
      };
    };

  /** Bodies of what was written. */
  writes(): unknown[] {
    return this.sent.filter(({ call }) => !call.startsWith('GET ')).map(({ body }) => body);
  }
}
