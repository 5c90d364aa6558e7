import { checkBook } from '#tests/support/dish-checks.ts'

checkBook(3, 4)
