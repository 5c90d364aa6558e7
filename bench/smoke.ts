/**
 * Any bench with `--smoke` does each of its steps once and briefly: within seconds it shows that the bench still runs. The
 * figures of such a run mean nothing, so it fails on no aim and leaves docs/benchmarks.md as it is.
 */
export const isSmoke = process.argv.includes('--smoke')

/** The arguments of a bench, without `--smoke`. */
export const benchArguments = process.argv.slice(2).filter((argument) => argument !== '--smoke')

/** How much is measured: the full number, or the small one of a smoke run. */
export const sized = (full: number, small: number): number => (isSmoke ? small : full)
