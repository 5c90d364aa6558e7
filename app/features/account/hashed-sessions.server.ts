import { createHash } from 'node:crypto'
import type { DBAdapter, Where } from 'better-auth'

/** The session with this hash and, as `user`, whose it is; null where there is none. */
export type FindSession = (tokenHash: string) => Promise<Record<string, unknown> | null>

/**
 * Wraps better-auth's database adapter so that session tokens lie in the table as hashes: who copies the
 * database can sign in as nobody. The library sees plain tokens; the table sees SHA-256 (tokens carry
 * 190 random bits, so a slow hash would add nothing). `findSession` answers what every request asks: the session
 * of a hash together with its user.
 */
export function withHashedSessionTokens(adapter: DBAdapter, findSession?: FindSession): DBAdapter {
  const wrapped: DBAdapter = {
    ...adapter,
    async create(args) {
      if (args.model !== 'session') return adapter.create(args)
      const token = textOf((args.data as Record<string, unknown>)['token'])
      const row = await adapter.create({ ...args, data: { ...args.data, token: hashToken(token) } })
      return { ...row, token } as never
    },
    async findOne(args) {
      if (args.model !== 'session') return adapter.findOne(args)
      const where = hashedWhere(args.where)
      const hash = findSession && args.join?.['user'] ? hashAlone(where) : null
      const row =
        findSession && hash !== null
          ? await findSession(hash)
          : await adapter.findOne<Record<string, unknown>>({ ...args, where })
      return withPlainToken(row, args.where) as never
    },
    async findMany(args) {
      if (args.model !== 'session') return adapter.findMany(args)
      return adapter.findMany({ ...args, ...(args.where ? { where: hashedWhere(args.where) } : {}) })
    },
    async update(args) {
      if (args.model !== 'session') return adapter.update(args)
      const row = await adapter.update<Record<string, unknown>>({ ...args, where: hashedWhere(args.where) })
      return withPlainToken(row, args.where) as never
    },
    updateMany: (args) =>
      adapter.updateMany(args.model === 'session' ? { ...args, where: hashedWhere(args.where) } : args),
    delete: (args) =>
      adapter.delete(args.model === 'session' ? { ...args, where: hashedWhere(args.where) } : args),
    deleteMany: (args) =>
      adapter.deleteMany(args.model === 'session' ? { ...args, where: hashedWhere(args.where) } : args),
    transaction: (run) => adapter.transaction((inner) => run(withHashedSessionTokens(inner as DBAdapter))),
  }
  return wrapped
}

/** The hash, where nothing but the token is asked by. */
function hashAlone(where: readonly Where[]): string | null {
  const [clause] = where
  const isAlone = where.length === 1 && clause?.field === 'token' && (clause.operator ?? 'eq') === 'eq'
  return isAlone && typeof clause.value === 'string' ? clause.value : null
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function hashedWhere(where: Where[]): Where[] {
  return where.map((clause) => {
    if (clause.field !== 'token') return clause
    const value = Array.isArray(clause.value)
      ? clause.value.map((token) => hashToken(String(token)))
      : hashToken(textOf(clause.value))
    return { ...clause, value }
  })
}

/** A row found by its token gets that token back, since the library puts it into the cookie again. */
function withPlainToken(row: Record<string, unknown> | null, where: Where[]): Record<string, unknown> | null {
  const asked = where.find((clause) => clause.field === 'token')
  return row && asked ? { ...row, token: asked.value } : row
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A session token is text')
  return value
}
