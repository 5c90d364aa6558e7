import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { readReceipt } from '#app/domain/pantry/read-receipt.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { readFoodNames } from '#app/features/foods/read-food-names.ts'
import { nothingRead, readText, type TextNeeds } from '#app/features/photos/read-text.server.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import type { ReceiptFood, ReceiptReading } from './receipt-foods.ts'

/** The foods on a till receipt in a member's photo, each to be ticked before it is added. What is no food is named. */
export async function readReceiptPhoto(
  needs: TextNeeds,
  member: Member,
  file: unknown,
  { signal }: { signal: AbortSignal },
): Promise<ReceiptReading> {
  const page = await readText(needs, member, file, { layout: 'rows', signal })
  const items = readReceipt(page)
  const readings = readFoodNames(items.map(({ line }) => line))
  const foods: ReceiptFood[] = []
  const leftOut: string[] = []
  for (const [at, { line, printed }] of items.entries()) {
    const { kind } = readings[at]!
    if (kind === 'refused') leftOut.push(printed)
    else {
      const { name, quantity, unit, isEstimated } = readPantryLine(line)
      foods.push({ name, quantity, unit, isEstimated, printed, isKnown: kind === 'food' })
    }
  }
  if (foods.length === 0) throw nothingRead(TEXT_PHOTO_MESSAGES.noReceipt)
  return { foods, leftOut }
}
