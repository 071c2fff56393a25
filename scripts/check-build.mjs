/** Before the service starts (deploy/voima.service): warns in the journal if somebody changed the sources alone. */
import { isBuilt } from './prepare/build.mjs'

const outdated =
  'The build does not match the sources, so an older version of the site runs. Run npm run build, then restart it.'

// systemd reads the priority: a warning.
if (!isBuilt()) console.log(`<4>${outdated}`)
