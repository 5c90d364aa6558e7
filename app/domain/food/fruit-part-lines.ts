/** Lines that name a part of a fruit in another order than "juice of 1 lemon". */

const PART = String.raw`(?:juice|zest|rind)(?: (?:and|&) (?:juice|zest|rind))?`
/** "lemon juice from 1 lemon" */
const SAID_TWICE = new RegExp(String.raw`^(\p{L}{3,12}) (${PART}),? \(?from (.{1,20}?\b\1s?)\)?$`, 'iu')
/** "lemon (juice of 1)", "lemon, juice of ½" */
const FRUIT_FIRST = new RegExp(String.raw`^(\p{L}{3,12}?)s?(?:,| \() ?(${PART}) of (.{1,12}?)\)?$`, 'iu')

/** "zest of 1 lemon and juice of ½": the juice is what counts, the zest weighs next to nothing. */
const ZEST_AND_JUICE =
  /^((?:finely |grated )*(?:zest|rind)) of (.{1,6}?) (\p{L}{3,12}?)s?(?:,| and| &|,? plus) (?:the )?juice of (.{1,6}?)(?: \3s?)?$/iu

/** The line with the part in front: "juice of 1 lemon"; any other line as it is. */
export function withPartInFront(line: string): string {
  const twice = SAID_TWICE.exec(line)
  if (twice !== null) return `${twice[2]} of ${twice[3]}`
  const both = ZEST_AND_JUICE.exec(line)
  if (both !== null) return `juice of ${both[4]} ${both[3]}, ${both[1]} of ${both[2]}`
  const first = FRUIT_FIRST.exec(line)
  return first === null ? line : `${first[2]} of ${first[3]} ${first[1]}`
}
