// `/tenant/settings/privacy`
import { PrivacyScreen } from '../../features/persons/privacy-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Privacy - Settings')

export default PrivacyScreen
