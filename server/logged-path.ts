/** A path as it may stand in a log: what follows there opens somebody's calendar, household or list, or an article nobody may read yet. */
export const loggedPath = (path: string): string =>
  path.replace(/^\/(calendar|blog\/preview|household\/join|shopping\/shared)\/.+/, '/$1/…')
