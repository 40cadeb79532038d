// `/tenant/settings/addresses`
import { AddressBookScreen } from '../../features/addresses/address-book-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Addresses - Settings')

export default AddressBookScreen
