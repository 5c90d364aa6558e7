/** Structured lines for operators. Never an e-mail address, token, prompt, photo or body of a request. */
export type Log = {
  debug(facts: LogFacts, message: string): void
  info(facts: LogFacts, message: string): void
  warn(facts: LogFacts, message: string): void
  error(facts: LogFacts, message: string): void
}

export type LogFacts = Record<string, unknown>
