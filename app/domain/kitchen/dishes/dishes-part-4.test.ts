import { checkDishes } from '#tests/support/dish-checks.ts'

checkDishes(4, 4)
