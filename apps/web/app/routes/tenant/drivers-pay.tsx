// `/tenant/drivers/pay`
import { PayScreen } from '../../features/pay/pay-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Pay')

export default PayScreen
