// `/tenant/settings/shops`
import { ShopsScreen } from '../../features/shops/shops-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Shops')

export default ShopsScreen
