// `/tenant/settings/addresses`
import { AddressBookScreen } from '../../features/addresses/address-book-screen.tsx'

export function meta() {
  return [{ title: 'Addresses - Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default AddressBookScreen
