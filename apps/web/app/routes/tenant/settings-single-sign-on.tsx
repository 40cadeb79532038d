// `/tenant/settings/single-sign-on`
import { SignOnScreen } from '../../features/settings/sign-on/sign-on-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('singleSignOn'))

export default SignOnScreen
