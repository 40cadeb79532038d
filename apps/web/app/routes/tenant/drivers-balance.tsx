// `/tenant/drivers/balance`
import { FairnessScreen } from '../../features/fairness/fairness-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { fairnessWords } from '../../lib/words/fairness.ts'

export const meta = hiddenMeta(() => fairnessWords('title'))

export default FairnessScreen
