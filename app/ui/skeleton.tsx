import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

type BoneProps = { width?: string; height?: string; isLine?: boolean; className?: string }

/** A shape that stands where something will come. Wrap a set of them in an element with `aria-busy`. */
export function Bone({ width, height, isLine, className }: BoneProps) {
  const style: CSSProperties = { width, height }
  return (
    <span className={classNames(styles.bone, isLine && styles.line, className)} style={style} aria-hidden />
  )
}

/** Lines of text to come, each as wide as the words may be: `['100%', '92%', '60%']`. */
export function BoneLines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, index) => <Bone key={index} isLine width={width} />)
}
