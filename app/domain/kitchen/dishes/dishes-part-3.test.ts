import { checkDishes } from '#tests/support/dish-checks.ts'

checkDishes(3, 4)
