// /customer/profile
import { ProfilePage } from '../../features/customer/profile-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { customerWords } from '../../lib/words/customer.ts'

export const meta = hiddenMeta(() => customerWords('profile'))

export default ProfilePage
