/** A page of the web as text, and where it was found in the end. */
export type WebPage = { url: string; text: string }

/** Reads pages whose address a person typed. */
export type WebPages = {
  /**
   * The page at an address. Throws `AppError`, always with the same words whatever the reason: an answer that differs
   * would tell what stands in the network of this server.
   */
  read(address: string, signal: AbortSignal): Promise<WebPage>
  /** The bytes of a picture at an address, within the same bounds. Throws as `read` does. */
  readPicture(address: string, signal: AbortSignal): Promise<Uint8Array>
}
