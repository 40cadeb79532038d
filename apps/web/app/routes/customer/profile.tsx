// /customer/profile
import { ProfilePage } from '../../features/customer/profile-page.tsx'

export default ProfilePage
