/**
 * What the kept part of Stripe's description leaves out: disputes, after the declarations of Stripe's own client
 * (`Dispute` and `DisputeListParams` of stripe 23). Evidence is more than we need to know and may hold anything.
 */

const text: Schema = { type: 'string', maxLength: 5000 }
const textOrNull: Schema = { ...text, nullable: true }
const anything: Schema = { type: 'object', additionalProperties: true }

const dispute: Schema = {
  type: 'object',
  properties: {
    id: text,
    object: { type: 'string', enum: ['dispute'] },
    amount: { type: 'integer' },
    balance_transactions: { type: 'array', items: anything },
    charge: text,
    created: { type: 'integer' },
    currency: text,
    enhanced_eligibility_types: { type: 'array', items: text },
    evidence: anything,
    evidence_details: anything,
    intended_submission_method: textOrNull,
    is_charge_refundable: { type: 'boolean' },
    livemode: { type: 'boolean' },
    metadata: { type: 'object', additionalProperties: text },
    network_reason_code: textOrNull,
    payment_intent: textOrNull,
    payment_method_details: anything,
    reason: text,
    status: {
      type: 'string',
      enum: [
        'appeal_needs_response',
        'appeal_under_review',
        'lost',
        'needs_response',
        'prevented',
        'under_review',
        'warning_closed',
        'warning_needs_response',
        'warning_under_review',
        'won',
      ],
    },
  },
  required: [
    'id',
    'object',
    'amount',
    'balance_transactions',
    'charge',
    'created',
    'currency',
    'enhanced_eligibility_types',
    'evidence',
    'evidence_details',
    'intended_submission_method',
    'is_charge_refundable',
    'livemode',
    'metadata',
    'payment_intent',
    'reason',
    'status',
  ],
  additionalProperties: false,
}

const list: Schema = {
  type: 'object',
  properties: {
    object: { type: 'string', enum: ['list'] },
    data: { type: 'array', items: { $ref: '#/components/schemas/dispute' } },
    has_more: { type: 'boolean' },
    url: text,
  },
  required: ['object', 'data', 'has_more', 'url'],
}

const query = (names: Record<string, Schema>) =>
  Object.entries(names).map(([name, schema]) => ({ name, in: 'query', schema }))

const EVENTS = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated']

/** The description with disputes in it. */
export function withDisputes(description: Description): Description {
  const parameters = query({
    charge: text,
    payment_intent: text,
    limit: { type: 'integer' },
    starting_after: text,
    ending_before: text,
  })
  const answer = { content: { 'application/json': { schema: list } } }
  return {
    ...description,
    paths: { ...description.paths, '/v1/disputes': { get: { parameters, responses: { '200': answer } } } },
    components: { schemas: { ...description.components.schemas, dispute } },
    'x-event-objects': {
      ...description['x-event-objects'],
      ...Object.fromEntries(EVENTS.map((name) => [`charge.dispute.${name}`, 'dispute'])),
    },
  }
}
import type { Description, Schema } from './description.ts'
