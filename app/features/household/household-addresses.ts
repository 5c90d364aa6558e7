/** Where the household's pages are. */
export const HOUSEHOLD_PATH = '/household'

/** The form of somebody at the table: by id, `self` for the member, `new` for somebody else. */
export const personAddress = (who: string) => `${HOUSEHOLD_PATH}?${new URLSearchParams({ person: who })}`
