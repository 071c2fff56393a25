/** Numbers in `<sup>` and `<sub>` as characters of their own. Without these, 10 to the power of 9 would become 109. */

export const isRaisable = (text: string) => /^\s*[-+−\d]+\s*$/.test(text)

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'

export const raisedNumber = (text: string, isSuper: boolean) =>
  text.replace(
    /[-+−\d]/g,
    (sign) => (isSuper ? raised : lowered)['0123456789+-'.indexOf(sign.replace('−', '-'))] ?? sign,
  )
