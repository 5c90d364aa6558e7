/**
 * How each operation is said. `{v}` the foods, `{v#}` the foods with their amounts, `{in}` the vessel at its first use ("in a
 * large pot"), `{place}` the vessel, `{t}` how long, `{until}` the cue, `{heat}`, `{c}` the oven; `{it}`, `{they}`, `{is}`,
 * `{has}` agree with the foods. What stands in `[ ]` is left away when one of its places is empty.
 */
export type Wordings = {
  any: readonly string[]
  /** Where the vessel is still empty. */
  empty?: readonly string[]
  /** Where the vessel holds something already. */
  filled?: readonly string[]
}
