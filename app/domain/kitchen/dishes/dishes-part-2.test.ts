import { checkDishes } from '#tests/support/dish-checks.ts'

checkDishes(2, 4)
