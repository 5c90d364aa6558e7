import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  TracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { Span, SpanAbout, Traces } from './traces.ts'

export type TraceSettings = {
  /** The collector's address; spans go to `/v1/traces` below it. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Which share of requests is traced, from 0 to 1. */
  share: number
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const SEND_EVERY_MS = 2000
const SEND_WITHIN_MS = 5000
const CLOSE_WITHIN_MS = 2000

/** Spans sent to a collector by OTLP over HTTP. A collector that does not answer costs spans, and nothing else. */
export function openOtelTraces(
  { endpoint, headers, serviceName, share }: TraceSettings,
  version: string,
): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    timeoutMillis: SEND_WITHIN_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  })
  const tracer = provider.getTracer('mealwright', version)
  const underWay = new AsyncLocalStorage<Context>()

  const begin = ({ name, kind, attributes = {}, parent }: SpanAbout, context: Context) =>
    tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent ? contextOf(parent) : context)

  return {
    isOn: true,
    span(about, work) {
      const context = underWay.getStore()
      if (about.isPart && !context) return work(OUTSIDE)
      const span = begin(about, context ?? ROOT_CONTEXT)
      const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
      const failed = (error: unknown): never => {
        // Its kind and never its words: they may hold what a person typed.
        span.setAttribute('error.type', error instanceof Error ? error.name : 'thrown')
        fail()
        span.end()
        throw error
      }
      const handle: Span = {
        traceId: span.spanContext().traceId,
        rename: (name) => void span.updateName(name),
        set: (attributes) => void span.setAttributes(attributes),
        fail,
      }
      return underWay.run(trace.setSpan(context ?? ROOT_CONTEXT, span), () => {
        let result: ReturnType<typeof work>
        try {
          result = work(handle)
        } catch (error) {
          return failed(error)
        }
        if (!(result instanceof Promise)) {
          span.end()
          return result
        }
        const settled = result.then((value: unknown) => {
          span.end()
          return value
        }, failed)
        return settled as typeof result
      })
    },
    current() {
      const spanContext = trace.getSpanContext(underWay.getStore() ?? ROOT_CONTEXT)
      if (!spanContext || !isSpanContextValid(spanContext)) return undefined
      const { traceId, spanId, traceFlags } = spanContext
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
    },
    async close() {
      // The exporter tries again for longer than the end of a process may take.
      await Promise.race([
        provider.shutdown().catch(() => {}),
        pause(CLOSE_WITHIN_MS, undefined, { ref: false }),
      ])
    },
  }
}

const OUTSIDE: Span = { traceId: null, rename: () => {}, set: () => {}, fail: () => {} }

function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, spanContext)
}
