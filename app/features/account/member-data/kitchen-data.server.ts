import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import {
  availableIngredients,
  cookings,
  diaryEntries,
  favouriteMeals,
  diarySettings,
  householdMembers,
  householdPeople,
  pantryMovements,
  waterDays,
  weightEntries,
} from '#app/db/schema/index.ts'
import { type MemberRows, ofMember } from './member-rows.server.ts'

/** What is at home, what was cooked and eaten, and who eats. */
export const KITCHEN_DATA: readonly MemberRows[] = [
  {
    name: 'pantry',
    about: 'the food in your kitchen',
    table: availableIngredients,
    key: availableIngredients.id,
    own: ofMember(availableIngredients.userId),
    without: [availableIngredients.requestKey],
    picture: availableIngredients.imageUrl,
  },
  {
    name: 'pantry-movements',
    about: 'what became of the food in your kitchen',
    table: pantryMovements,
    key: pantryMovements.id,
    own: ofMember(pantryMovements.userId),
    without: [pantryMovements.requestKey],
  },
  {
    name: 'cookings',
    about: 'the dishes you cooked, with your ratings and notes',
    table: cookings,
    key: cookings.id,
    own: ofMember(cookings.memberId),
    without: [cookings.requestKey],
  },
  {
    name: 'household',
    about: 'the household you belong to, and your role in it',
    table: householdMembers,
    key: householdMembers.userId,
    own: ofMember(householdMembers.userId),
  },
  {
    name: 'people-at-your-table',
    about:
      'you, and in a household of yours the people without an account, with what each needs and does not eat',
    table: householdPeople,
    key: householdPeople.id,
    own: (db, memberId) => {
      const owned = db
        .select({ id: householdMembers.householdId })
        .from(householdMembers)
        .where(and(eq(householdMembers.userId, memberId), eq(householdMembers.role, 'owner')))
      return or(
        eq(householdPeople.memberId, memberId),
        and(isNull(householdPeople.memberId), inArray(householdPeople.householdId, owned)),
      )!
    },
  },
  {
    name: 'diary',
    about: 'the meals in your diary',
    table: diaryEntries,
    key: diaryEntries.id,
    own: ofMember(diaryEntries.memberId),
  },
  {
    name: 'favourite-meals',
    about: 'your favourite meals',
    table: favouriteMeals,
    key: favouriteMeals.id,
    own: ofMember(favouriteMeals.memberId),
  },
  {
    name: 'diary-settings',
    about: 'how your diary counts and shows, and your own targets',
    table: diarySettings,
    key: diarySettings.memberId,
    own: ofMember(diarySettings.memberId),
  },
  {
    name: 'water',
    about: 'what you drank, by day',
    table: waterDays,
    key: waterDays.drunkOn,
    own: ofMember(waterDays.memberId),
    without: [waterDays.requestKey],
  },
  {
    name: 'weights',
    about: 'your weight log',
    table: weightEntries,
    key: weightEntries.id,
    own: ofMember(weightEntries.memberId),
  },
]
