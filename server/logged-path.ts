/** A path as it may stand in a log: what follows there opens somebody's calendar, or an article nobody may read yet. */
export const loggedPath = (path: string): string => path.replace(/^\/(calendar|blog\/preview)\/.+/, '/$1/…')
