import { z } from 'zod'
import { PLAN_NAMES } from './catalogue.ts'

/** What a browser may say about a purchase: the name of a plan. Prices and addresses are the server's. */
export const checkoutSchema = z.strictObject({ plan: z.enum(PLAN_NAMES, 'Choose a plan') })

/** The reference that the provider puts into the address of /success. */
export const checkoutReferenceSchema = z.string().regex(/^[\w-]{8,255}$/)
