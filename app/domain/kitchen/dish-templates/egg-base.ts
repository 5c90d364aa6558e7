import { rule } from './slot-rules.ts'

export const EGG_CHEESE = rule(
  'cheese',
  2,
  ['crumbly-cheese', 'melting-cheese', 'hard-cheese', 'soft-cheese'],
  0.8,
)

export const EGG_EXTRAS = [
  rule('bacon', 1, ['bacon', 'cured-meat', 'smoked-fish', 'cooked-meat']),
  rule('pulse', 1, ['pulse-cooked'], 0.5),
]
