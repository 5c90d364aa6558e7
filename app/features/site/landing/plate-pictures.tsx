/** Drawn plates of the house in a row, for the eye alone; the caller's grid places them. */
export const PlatePictures = ({ plates }: { plates: readonly string[] }) =>
  plates.map((plate) => (
    <img
      key={plate}
      src={`/plates/${plate}.svg`}
      alt=""
      width="420"
      height="420"
      loading="lazy"
      decoding="async"
    />
  ))
