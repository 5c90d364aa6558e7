import { checkDishes } from '#tests/support/dish-checks.ts'

checkDishes(1, 4)
