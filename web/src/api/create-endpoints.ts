import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type {
  EndpointDefinitions,
  InfiniteData,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { type ApiTag, type ApiTagType, api, toApiTag } from './api.ts';
import type { ApiBaseQuery } from './api-base-query.ts';
import type { ApiError, RequestOptions } from './request.ts';

/** Method and path of a use case, without `/api`. `:name` stands for the argument of that name. */
type Route = `${'GET' | 'POST' | 'DELETE'} /${string}`;
/** A tag, or `type:name` for the tag of that type whose id is the argument of that name. */
type TagTemplate = ApiTagType | `${ApiTagType}:${string}`;

type NamesInRoute<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | NamesInRoute<`/${Next}`>
    : Rest
  : never;
type NamesInTag<Tag extends string> = Tag extends `${string}:${infer Name}` ? Name : never;
type NamedArgs<Names extends string, Input> = [Names] extends [never]
  ? unknown extends Input
    ? // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's word for an endpoint without arguments
      void
    : Input
  : { [Name in Names]: string } & Input;
type Args<R extends Route, T extends TagTemplate, Input> = NamedArgs<NamesInRoute<R> | NamesInTag<T>, Input>;
type CommandArgs<R extends Route, T extends TagTemplate, Body, Headers> = Args<
  R,
  T,
  unknown extends Body ? Headers : { body: Body } & Headers
>;

/**
 * Carries the types of a row and does nothing: of the answer, and of what a request sends besides the arguments that the
 * path and the tags name. That is the query string of a query, and the body of a command.
 */
export const types = <Answer, Input = unknown>() => undefined as unknown as { answer: Answer; input: Input };
type Types<Answer, Input> = typeof types<Answer, Input>;

/** An action that changes an answer in the cache. */
// biome-ignore lint/suspicious/noExplicitAny: the type of the store follows from the tables, which use this type
export type CacheUpdate<Update = unknown> = ThunkAction<Update, any, any, UnknownAction>;

interface RowOptions<A, Tagged> {
  /** Further tags, which depend on the arguments, the answer or the error. */
  moreTags?: (args: A, answer: Tagged | undefined, error: ApiError | undefined) => readonly ApiTag[];
  request?: Pick<RequestOptions, 'body' | 'person' | 'timeoutMs' | 'onceOnly'>;
}
interface QueryOptions<A, Answer, Result> extends RowOptions<A, Result> {
  transformResponse?: (answer: Answer) => Result;
  keepUnusedDataFor?: number;
  merge?: (shown: Result, come: Result) => Result;
}
interface PagedQueryOptions<A, Answer, Page> extends RowOptions<A, InfiniteData<Page, unknown>> {
  transformResponse?: (answer: Answer) => Page;
  refetchCachedPages?: boolean;
}
interface CommandOptions<A, Answer>
  extends RowOptions<A, Answer>,
    Pick<MutationDefinition<A, ApiBaseQuery, ApiTagType, Answer, 'api'>, 'onQueryStarted'> {
  /** When the tags are invalidated, if not after each answer. */
  invalidate?: 'when-refused' | 'never';
  /** The change of the cache that follows from the answer. It is made before the caller gets the answer. */
  onAnswer?: (answer: Answer, args: A) => CacheUpdate | undefined;
}

/** Adds a table of endpoints to the cache: each row has the method, the path, the types and the tags of one endpoint. */
export const createEndpoints = <Rows extends Record<string, { type: unknown }>>(rows: Rows) =>
  api.injectEndpoints({ endpoints: () => rows as Extract<Rows, EndpointDefinitions> });

/** Reads data into the cache, and again whenever one of its tags is invalidated. */
export const query = <const R extends Route, Answer, Input, const T extends TagTemplate = never, Result = Answer>(
  route: R,
  _types: Types<Answer, Input>,
  tags: readonly T[] = [],
  { moreTags, request, ...options }: QueryOptions<Args<R, T, Input>, Answer, Result> = {},
) =>
  ({
    ...options,
    type: 'query',
    query: createRequest(route, tags, request),
    providesTags: createTags(tags, moreTags),
  }) as unknown as QueryDefinition<Args<R, T, Input>, ApiBaseQuery, ApiTagType, Result, 'api'>;

/**
 * Reads a list page by page. After a change only its first page is reloaded, unless `refetchCachedPages` is set;
 * `usePagedRows` keeps showing the later rows.
 */
export const pagedQuery = <const R extends Route, Answer, Input, const T extends TagTemplate = never, Page = Answer>(
  route: R,
  _types: Types<Answer, Input>,
  tags: readonly T[] = [],
  {
    moreTags,
    request,
    refetchCachedPages = false,
    ...options
  }: PagedQueryOptions<Args<R, T, Input>, Answer, Page> = {},
) => {
  const toRequest = createRequest(route, tags, request);
  return {
    ...options,
    type: 'infinitequery',
    infiniteQueryOptions: {
      initialPageParam: undefined,
      getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
      refetchCachedPages,
    },
    query: ({ queryArg, pageParam }: { queryArg: object; pageParam: string | undefined }) =>
      toRequest({ ...queryArg, cursor: pageParam }),
    providesTags: createTags(tags, moreTags),
  } as unknown as InfiniteQueryDefinition<Args<R, T, Input>, string | undefined, ApiBaseQuery, ApiTagType, Page, 'api'>;
};

const createCommandBuilder =
  <Headers>() =>
  <const R extends Route, Answer, Body, const T extends TagTemplate = never>(
    route: R,
    _types: Types<Answer, Body>,
    tags: readonly T[] = [],
    {
      moreTags,
      request,
      invalidate,
      onAnswer,
      ...options
    }: CommandOptions<CommandArgs<R, T, Body, Headers>, Answer> = {},
  ) => {
    const toTags = createTags(tags, moreTags);
    type Definition = MutationDefinition<CommandArgs<R, T, Body, Headers>, ApiBaseQuery, ApiTagType, Answer, 'api'>;
    return {
      ...(onAnswer &&
        ({
          async onQueryStarted(args, { dispatch, queryFulfilled }) {
            const answered = await queryFulfilled.catch(() => undefined);
            const update = answered && onAnswer(answered.data, args);
            if (update) dispatch(update);
          },
        } satisfies Pick<Definition, 'onQueryStarted'>)),
      ...options,
      type: 'mutation',
      query: createRequest(route, tags, request),
      invalidatesTags: (answer: Answer | undefined, error: unknown, args: AnyArgs) =>
        invalidate === 'never' || (invalidate === 'when-refused' && !error) ? [] : toTags(answer, error, args),
    } as unknown as Definition;
  };

/**
 * Changes something on the server, once for each idempotency key. Its tags are invalidated also when it is refused, because
 * stale data on the screen may be the cause of the refusal.
 */
export const command = createCommandBuilder<{ idempotencyKey: string }>();
/** A command that is refused unless its object still has the version `ifMatch`. */
export const versionedCommand = createCommandBuilder<{ idempotencyKey: string; ifMatch: number }>();
/** A command that does no harm when it is carried out twice. */
export const unkeyedCommand = createCommandBuilder<unknown>();

type AnyArgs = Readonly<Record<string, unknown>>;

function createRequest(route: Route, tags: readonly TagTemplate[], options: object = {}) {
  const [method, path = ''] = route.split(' ');
  const named = [path, ...tags].flatMap((template) => template.match(/(?<=:)\w+/g) ?? []);
  return (args: AnyArgs = {}) => {
    const { body, idempotencyKey, ifMatch } = args;
    const params = Object.fromEntries(Object.entries(args).filter(([name]) => !named.includes(name)));
    const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(args[name])));
    return { url, method, ...(method === 'GET' ? { params } : { body, idempotencyKey, ifMatch }), ...options };
  };
}

const createTags =
  <A, Answer>(templates: readonly TagTemplate[], moreTags?: RowOptions<A, Answer>['moreTags']) =>
  (answer: Answer | undefined, error: unknown, args: AnyArgs): readonly ApiTag[] => [
    ...templates.map((template) => toApiTag(template.replace(/(?<=:)\w+/, (name) => String(args[name])))),
    ...(moreTags?.(args as A, answer, error as ApiError | undefined) ?? []),
  ];
