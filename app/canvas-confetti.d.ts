/** The part of canvas-confetti that is used; the package brings no types. */
declare module 'canvas-confetti' {
  type Options = {
    particleCount?: number
    angle?: number
    spread?: number
    origin?: { x?: number; y?: number }
    colors?: string[]
    zIndex?: number
    disableForReducedMotion?: boolean
  }
  type Fire = (options?: Options) => Promise<null> | null
  const confetti: Fire & {
    create(canvas: HTMLCanvasElement | undefined, options: { resize?: boolean; useWorker?: boolean }): Fire
  }
  export default confetti
}
