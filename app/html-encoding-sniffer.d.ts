/** Of the package, which brings no types: what `decoded-text.ts` asks of it. */
declare module 'html-encoding-sniffer' {
  /** The name of an encoding, as `TextDecoder` takes it; what `defaultEncoding` says where none is named. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options: { transportLayerEncodingLabel?: string; defaultEncoding: null; maxPrescanBytes: number },
  ): string | null
}
