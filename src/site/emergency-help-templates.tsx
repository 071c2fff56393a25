/** The help for the danger that the site found in a message, in templates. `danger-conditions.ts` names the conditions. */
import { HelpAfterMessage, SignList, UrgentHelp } from './emergency-help.tsx'
import { If } from './templates/template.tsx'

export const UrgentHelpTemplate = () => (
  <>
    <If is="isSuicide">
      <UrgentHelp danger="suicide" />
    </If>
    <If is="isIllness">
      <UrgentHelp danger="illness" />
    </If>
  </>
)

export const HelpTemplate = () => (
  <>
    <If is="isIllnessAlone">
      <SignList isEmpty />
    </If>
    <If is="isCalm">
      <HelpAfterMessage />
    </If>
  </>
)
