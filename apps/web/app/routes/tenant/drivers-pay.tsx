// `/tenant/drivers/pay`
import { PayScreen } from '../../features/pay/pay-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { payWords } from '../../lib/words/pay.ts'

export const meta = hiddenMeta(() => payWords('pay'))

export default PayScreen
