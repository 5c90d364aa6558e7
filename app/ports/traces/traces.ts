/** Where time goes, over processes: spans of requests, jobs, queries and calls to other services. */
export type Traces = {
  /** False where nothing is traced: then nothing needs wrapping either. */
  isOn: boolean
  /** Does the work as one span; what it starts meanwhile becomes its children. What it throws marks the span. */
  span<Result>(about: SpanAbout, work: (span: Span) => Result): Result
  /** The span under way in W3C's form (`traceparent`), to go on with elsewhere; undefined where there is none. */
  current(): string | undefined
  /** Sends what is still waiting. */
  close(): Promise<void>
}

export type SpanAbout = {
  /** Of few kinds: a route's pattern, a queue, a port's function. Never an address, an id or a word of a person. */
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: SpanAttributes
  /** A `traceparent` to go on with. */
  parent?: string | undefined
  /** Only a part of something larger: outside of any span none is made. */
  isPart?: boolean
}

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export type Span = {
  /** Null where nothing is traced. */
  readonly traceId: string | null
  rename(name: string): void
  set(attributes: SpanAttributes): void
  fail(): void
}

const NO_SPAN: Span = { traceId: null, rename: () => {}, set: () => {}, fail: () => {} }

/** For a process that is not traced. */
export const NO_TRACES: Traces = {
  isOn: false,
  span: (_about, work) => work(NO_SPAN),
  current: () => undefined,
  close: async () => {},
}

/** A port, each call of whose functions is a span named after it. */
export function tracedPort<Port extends object>(port: Port, name: string, traces: Traces): Port {
  if (!traces.isOn) return port
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      const call = value as (...given: unknown[]) => unknown
      const about: SpanAbout = { name: `${name} ${key}`, kind: 'client', isPart: true }
      return (...given: unknown[]) => traces.span(about, () => call.apply(target, given))
    },
  })
}
