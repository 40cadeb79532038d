// /customer/profile
import { ProfilePage } from '../../features/customer/profile-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Profile')

export default ProfilePage
