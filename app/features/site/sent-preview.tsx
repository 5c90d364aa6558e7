import { asSent } from './as-sent.tsx'

const load = async () => (await import('./preview-block.tsx')).PreviewBlock

/** The preview under a tool of the application, which visitors see. */
export const SentPreview = asSent(import.meta.env.SSR ? await load() : null, load)
