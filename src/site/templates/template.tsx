/**
 * Markup and sentences that a script shows later. The components that answer without scripts render them too, so nothing
 * is written twice. `fill.ts` fills them in.
 */
import type { ReactNode } from 'react'

/** `when` names the state in which the script shows the contents. */
export const Template = ({ when, children }: { when: string; children: ReactNode }) => (
  <template data-when={when}>{children}</template>
)

/** A text that the script fills in. */
export const Value = ({ of: name }: { of: string }) => <span data-value={name} />

/** Stays only if the script finds the condition true. */
export const If = ({ is, children }: { is: string; children: ReactNode }) => <span data-if={is}>{children}</span>
