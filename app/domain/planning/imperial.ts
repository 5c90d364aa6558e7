/** Body measures as people in pounds and inches enter them. */

const KG_PER_LB = 0.45359237
const CM_PER_INCH = 2.54

/** Kilograms, to a tenth, from pounds. */
export function kgFromPounds(pounds: number): number {
  return Math.round(pounds * KG_PER_LB * 10) / 10
}

/** Pounds, to a tenth, from kilograms. */
export function poundsFromKg(weightKg: number): number {
  return Math.round((weightKg / KG_PER_LB) * 10) / 10
}

/** Centimetres, to a tenth, from feet and inches. */
export function cmFromFeet(feet: number, inches: number): number {
  return Math.round((feet * 12 + inches) * CM_PER_INCH * 10) / 10
}

/** Feet and whole inches from centimetres. */
export function feetFromCm(heightCm: number): { feet: number; inches: number } {
  const inches = Math.round(heightCm / CM_PER_INCH)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}
