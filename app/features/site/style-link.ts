/** The link to the style sheet as React writes it; the server writes the style itself in its place. */
export const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*>/
