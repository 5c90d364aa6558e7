import { newId } from '#app/db/id.ts'
import { estimateSentSchema } from '#app/domain/calories/estimate-form.ts'
import { estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { dayOf, saveMeal } from '#app/features/calories/diary.server.ts'
import type { Services } from '#app/features/services.ts'
import { listWeights, logWeight } from '#app/features/dashboard/weights/weights.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Meals by how many days ago they were eaten. Three days ago nothing was entered. */
const EATEN: readonly (readonly [daysAgo: number, slot: DiarySlot, meal: string])[] = [
  [6, 'breakfast', '60 g oats with 200 ml milk and a banana'],
  [6, 'lunch', '180 g cooked chicken breast with 200 g cooked rice and 150 g broccoli'],
  [6, 'dinner', '2 slices wholemeal bread with 60 g cheddar and a tomato'],
  [5, 'breakfast', '2 boiled eggs with 2 slices of toast and 10 g butter'],
  [5, 'lunch', '250 g cooked pasta with 30 g pesto and 80 g tuna'],
  [5, 'dinner', '300 g cooked lentils with 100 g spinach and 20 ml olive oil'],
  [4, 'breakfast', '200 g greek yogurt with 100 g blueberries and 30 g almonds'],
  [4, 'dinner', '150 g salmon with 250 g boiled potatoes and 100 g green beans'],
  [2, 'breakfast', '60 g oats with 200 ml milk and an apple'],
  [2, 'lunch', '200 g tofu with 200 g cooked noodles and 150 g pak choi'],
  [2, 'dinner', '150 g cooked minced beef with 200 g cooked pasta and 100 g tomato sauce'],
  [1, 'breakfast', '2 slices wholemeal bread with 30 g peanut butter and a banana'],
  [1, 'dinner', '180 g cooked chicken thighs with 180 g cooked couscous and 100 g courgette'],
]

/** Two months of weighings, some days missed: slowly falling, with the ups and downs that scales show. */
const WOBBLE_KG = [0.3, -0.4, 0.6, 0.1, -0.5, 0.2, -0.2, 0.5, -0.6, 0]

/** Gives the demo's premium member a diary and a weight log that follow the day of the start; once. */
export async function keepDemoDiary(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: Member,
): Promise<void> {
  if ((await listWeights(db, member)).length > 0) return
  for (const [daysAgo, slot, description] of EATEN) {
    const estimate = {
      ...estimateFromWords(description, rowsFromWords(description)),
      id: newId(),
      plateUrl: '/plates/x.svg',
      isPhotoUnread: false,
    }
    const thatDay = new Date(now().getTime() - daysAgo * DAY_MS)
    await saveMeal(db, member, { estimate: estimateSentSchema.parse(estimate), day: '', slot }, thatDay)
  }
  const today = dayOf(now())
  for (let daysAgo = 60; daysAgo >= 0; daysAgo -= daysAgo % 7 === 3 ? 3 : 2) {
    const weightKg = 74 - (60 - daysAgo) * 0.045 + (WOBBLE_KG[daysAgo % WOBBLE_KG.length] ?? 0)
    const measuredOn = addDays(today, -daysAgo)
    await logWeight(db, member, { measuredOn, weightKg: Math.round(weightKg * 10) / 10 }, now())
  }
}
