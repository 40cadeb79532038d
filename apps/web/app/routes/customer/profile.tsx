// /customer/profile
import { ProfilePage } from '../../features/customer/profile-page.tsx'

export function meta() {
  return [{ title: 'Profile - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default ProfilePage
