/** The part of tesseract.js-core that is used; the package brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  class TessBaseAPI {
    /** 0 where it worked. */
    Init(dataFolder: null, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the file `/input`, turned by an EXIF orientation and then by an angle; 1 where it is no picture. */
    SetImageFile(orientation: number, angleRad: number): number
    FindLines(): void
    /** The slope of the lines that were found, in radians. */
    GetGradient(): number
    Recognize(monitor: null): number
    GetJSONText(): string
    Clear(): void
  }
  type Core = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: typeof TessBaseAPI
  }
  const makeCore: (options?: object) => Promise<Core>
  export default makeCore
}
