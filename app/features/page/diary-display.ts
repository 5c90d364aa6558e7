import { createContext, use } from 'react'
import { type DiaryDisplay, displayOf } from '#app/domain/diary/diary-settings.ts'

/** The units and the beginning of the day that the member chose; as usual for everybody else. */
export const DiaryDisplayContext = createContext<DiaryDisplay>(displayOf(null))

export const useDiaryDisplay = (): DiaryDisplay => use(DiaryDisplayContext)
