/** The parts of an OpenAPI description that are read. */

export type Schema = {
  $ref?: string
  type?: string
  nullable?: boolean
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  maxLength?: number
}
export type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
export type Description = {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
  'x-event-objects': Record<string, string>
}
