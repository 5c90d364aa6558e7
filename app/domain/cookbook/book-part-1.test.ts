import { checkBook } from '#tests/support/dish-checks.ts'

checkBook(1, 4)
