/** Between the entries of a column that holds several. */
export const SEPARATOR = '; '

/** One row, read column by column; every error names the place, the id and the column. */
export class RowReader<Column extends string> {
  readonly #row: Readonly<Record<Column, string>>
  readonly #place: string
  readonly #id: string

  constructor(row: Readonly<Record<Column, string>>, place: string, id: string) {
    this.#row = row
    this.#place = place
    this.#id = id
  }

  fail(column: Column, problem: string): never {
    throw new Error(`${this.#place} (${this.#id}), column "${column}": ${problem}`)
  }

  text(column: Column): string {
    return this.#row[column] || this.fail(column, 'is blank')
  }

  number(column: Column, text = this.text(column)): number {
    const value = text === '' ? Number.NaN : Number(text)
    return Number.isFinite(value) && value >= 0 ? value : this.fail(column, `"${text}" is no number`)
  }

  numberOrNull(column: Column): number | null {
    return this.#row[column] === '' ? null : this.number(column)
  }

  list(column: Column, separator = SEPARATOR): string[] {
    return this.#row[column] === '' ? [] : this.#row[column].split(separator)
  }

  word<Word extends string>(column: Column, known: readonly Word[], text = this.text(column)): Word {
    return known.find((word) => word === text) ?? this.fail(column, `"${text}" is not known`)
  }

  wordOrNull<Word extends string>(column: Column, known: readonly Word[]): Word | null {
    return this.#row[column] === '' ? null : this.word(column, known)
  }

  words<Word extends string>(column: Column, known: readonly Word[]): Word[] {
    return this.list(column).map((text) => this.word(column, known, text))
  }

  matching(column: Column, pattern: RegExp, problem: string): string {
    const text = this.text(column)
    return pattern.test(text) ? text : this.fail(column, `"${text}" ${problem}`)
  }
}
