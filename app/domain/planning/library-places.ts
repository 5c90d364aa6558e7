import type { LibraryDish, Slot } from '#app/domain/kitchen/library/types.ts'

/** A planned part's place in a dish of the library: the name of a slot, or `guest` and the number of the guest. */

const GUEST = /^guest(\d+)$/

/** The slot of a place; of a guest one that is there only where the food is at hand. Null where the dish has none such. */
export function slotOfPlace({ slots, guests }: LibraryDish, place: string): Slot | null {
  const guest = guests[Number(GUEST.exec(place)?.[1] ?? NaN)]
  return slots[place] ?? (guest ? { foods: guest.foods, g: guest.g, need: 'extra' } : null)
}
